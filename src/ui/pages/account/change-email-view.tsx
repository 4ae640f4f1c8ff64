import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { accountEntry } from '@/composition/account.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { accountFields, emailChangeMessages, notAnEmail, passwordChangeMessages } from '@/ui/messages/ko/account.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import styles from './account-form.module.css';
import { FormLead } from './account-form.tsx';

/** The user's present e-mail address, read-only, and a field for the new one (ACCT-13). */
export function EmailChangeFormIsland() {
  const { emailChangeForm } = useServices(accountEntry);
  const current = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(emailChangeForm);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const texts = { newEmail: { label: accountFields.newEmail, sentence: () => notAnEmail } };
  const fields = useFields(form, texts, { ticks: 'atOnce' });
  if (viewModel.isSubmitted)
    return (
      <DonePanel message={emailChangeMessages.done}>
        <ButtonLink href={href('profile')}>{passwordChangeMessages.profile}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {emailChangeMessages.again}
        </Button>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{emailChangeMessages.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.isRestored && <RestoredDraftNotice isBeingSent={viewModel.isTakenOver} lostFiles={[]} />}
        {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
        <TextField
          type="email"
          name="currentEmail"
          autoComplete="username"
          value={current}
          readOnly
          label={accountFields.currentEmail}
          hint={emailChangeMessages.current}
        />
        <TextField {...fields.field('newEmail')} type="email" autoComplete="email" hint={accountFields.emailHint} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={emailChangeMessages.submit}
          busyLabel={emailChangeMessages.submitting}
        />
      </Form>
    </>
  );
}

function messageOf(reason: Failure): LiteralMessage {
  const why = SENTENCES[reason] ?? failureMessages[reason];
  return { literal: emailChangeMessages.failed, sentence: inTurn(why, accountFields.kept) };
}

const SENTENCES: Partial<Record<Failure, string>> = {
  conflict: emailChangeMessages.taken,
  invalid: emailChangeMessages.wrong,
};
