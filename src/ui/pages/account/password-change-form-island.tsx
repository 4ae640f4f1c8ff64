import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { accountFeature } from '@/composition/account.feature.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { fieldMessages, nextPassword, passwordChangeMessages } from '@/ui/messages/ko/account-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { FormLead } from './form-lead.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { NewPasswordFields, passwordTexts } from './new-password-fields.tsx';
import { SecretField } from './secret-field.tsx';

/** Only the server can check the old password, so the field shows no state before the submit. */
const OLD_PASSWORD = { label: fieldMessages.oldPassword };

/** The old password, which the server checks, and the new one twice (ACCT-12). */
function PasswordChangeForm({ services }: HasServices<typeof accountFeature>) {
  const email = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(services.passwordChangeForm);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const { password } = viewModel.values;
  const fields = useFields(
    form,
    { oldPassword: OLD_PASSWORD, ...passwordTexts(nextPassword, password) },
    { ticks: 'atOnce' },
  );
  if (viewModel.isSubmitted)
    return (
      <DonePanel message={passwordChangeMessages.done}>
        <ButtonLink href={href('profile')}>{passwordChangeMessages.profile}</ButtonLink>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{passwordChangeMessages.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
        <ErrorSummary fields={fields.rejected} />
        <HiddenUsername email={email} />
        <SecretField {...fields.secret('oldPassword')} autoComplete="current-password" />
        <NewPasswordFields fields={fields} password={password} text={nextPassword} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          isValid={viewModel.isValid}
          label={passwordChangeMessages.submit}
          busyLabel={passwordChangeMessages.submitting}
          how={passwordChangeMessages.how}
        />
      </Form>
    </>
  );
}

export const PasswordChangeFormIsland = withServices(accountFeature, PasswordChangeForm);

function messageOf(reason: Failure): LiteralMessage {
  const why = reason === 'invalid' ? passwordChangeMessages.wrongOld : failureMessages[reason];
  return { literal: passwordChangeMessages.failed, sentence: inTurn(why, fieldMessages.kept) };
}
