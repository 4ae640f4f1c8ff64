import type { Role } from '@/admin/domain/role-register.ts';
import type { ProvidedRoleRequestForm } from '@/admin/machines/provide-role-forms.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import {
  requestFailures,
  requestFieldErrors,
  requestFormMessages,
  requestSent,
} from '@/ui/messages/ko/role-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './roles.module.css';

const TEXTS = {
  roleId: { label: requestFormMessages.role, sentence: () => requestFieldErrors.roleId },
  reason: { label: requestFormMessages.reason, sentence: () => requestFieldErrors.reason },
};

interface RoleRequestFormProps {
  readonly provided: ProvidedRoleRequestForm;
  readonly roles: readonly Role[];
}

/** Which role, and why; both required (ROLE-07). */
export function RoleRequestForm({ provided, roles }: RoleRequestFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS, { ticks: 'atOnce' });
  if (viewModel.isSubmitted) {
    return (
      <DonePanel message={requestSent}>
        <ButtonLink href={href('manageRoles')}>{requestFormMessages.toRequests}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {requestFormMessages.again}
        </Button>
      </DonePanel>
    );
  }
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {viewModel.failure !== undefined && (
        <FormError
          message={{
            literal: requestFormMessages.failed,
            sentence: inTurn(
              requestFailures[viewModel.failure] ?? failureMessages[viewModel.failure],
              requestFormMessages.kept,
            ),
          }}
        />
      )}
      <SelectField
        {...fields.field('roleId')}
        prompt={requestFormMessages.prompt}
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) }))}
      />
      <TextArea {...fields.field('reason')} hint={requestFormMessages.reasonHint} />
      <div>
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={requestFormMessages.submit}
          busyLabel={requestFormMessages.submitting}
        />
      </div>
    </Form>
  );
}
