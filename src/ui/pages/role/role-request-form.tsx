import type { Role } from '@/admin/domain/role-register.ts';
import type { RoleWishForm } from '@/admin/machines/provide-role-forms.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { wishDone, wishErrorMessages, wishFailures, wishMessages } from '@/ui/messages/ko/role-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { DonePanel } from '@/ui/patterns/form/done-panel.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './roles.module.css';

const TEXTS = {
  roleId: { label: wishMessages.role, sentence: () => wishErrorMessages.roleId },
  reason: { label: wishMessages.reason, sentence: () => wishErrorMessages.reason },
};

interface RoleRequestFormProps {
  readonly provided: RoleWishForm;
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
      <DonePanel message={wishDone}>
        <ButtonLink href={href('manageRoles')}>{wishMessages.toRequests}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {wishMessages.again}
        </Button>
      </DonePanel>
    );
  }
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {viewModel.failure !== undefined && (
        <FormError
          message={{
            literal: wishMessages.failed,
            sentence: inTurn(wishFailures[viewModel.failure] ?? failureMessages[viewModel.failure], wishMessages.kept),
          }}
        />
      )}
      <SelectField
        {...fields.field('roleId')}
        prompt={wishMessages.prompt}
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) }))}
      />
      <TextArea {...fields.field('reason')} hint={wishMessages.reasonHint} />
      <div>
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={wishMessages.submit}
          busyLabel={wishMessages.submitting}
        />
      </div>
    </Form>
  );
}
