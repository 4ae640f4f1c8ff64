import type { Role } from '@/admin/domain/role-register.ts';
import type { RoleWish } from '@/admin/domain/role-request.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { wishDone, wishErrorMessages, wishFailures, wishMessages } from '@/ui/messages/ko/role-messages.ts';
import { DonePanel } from '@/ui/patterns/form/done-panel.tsx';
import { fieldState } from '@/ui/patterns/form/field-state.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './roles.module.css';

/** Which role, and why; both required (ROLE-07). */
export function WishForm({ roles }: { readonly roles: readonly Role[] }) {
  const form = useForm(useService(rolesFeature, 'wishForm'));
  const { viewModel } = form;
  const firstError = useFormFocus(form.actor);
  const look = (field: keyof RoleWish) => fieldState(viewModel, field, () => wishErrorMessages[field]);
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
        <Notice kind="bad" alert>
          <strong>{wishMessages.failed}</strong>
          <p>
            {wishFailures[viewModel.failure] ?? failureMessages[viewModel.failure]} {wishMessages.kept}
          </p>
        </Notice>
      )}
      <SelectField
        {...form.field('roleId')}
        {...look('roleId')}
        label={wishMessages.role}
        prompt={wishMessages.prompt}
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) }))}
      />
      <TextArea
        {...form.field('reason')}
        {...look('reason')}
        label={wishMessages.reason}
        hint={wishMessages.reasonHint}
      />
      <div>
        <Button type="submit" busy={viewModel.isSubmitting}>
          {viewModel.isSubmitting ? wishMessages.submitting : wishMessages.submit}
        </Button>
      </div>
    </Form>
  );
}
