import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { accountEntry } from '@/composition/account.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { accountFields, nextPassword, passwordChangeMessages } from '@/ui/messages/ko/account.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import styles from './account-form.module.css';
import { FormLead } from './account-form.tsx';
import { HiddenUsername, NewPasswordFields, passwordTexts, SecretField } from './password-fields.tsx';

/** Only the server can check the old password, so the field shows no state before the submit. */
const OLD_PASSWORD = { label: accountFields.oldPassword };

/** The old password, which the server checks, and the new one twice (ACCT-12). */
export function PasswordChangeFormIsland() {
  const { passwordChangeForm } = useServices(accountEntry);
  const email = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(passwordChangeForm);
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
        {viewModel.isRestored && <RestoredDraftNotice isBeingSent={viewModel.isTakenOver} lostFiles={[]} />}
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

function messageOf(reason: Failure): LiteralMessage {
  const why = reason === 'invalid' ? passwordChangeMessages.wrongOld : failureMessages[reason];
  return { literal: passwordChangeMessages.failed, sentence: inTurn(why, accountFields.kept) };
}
