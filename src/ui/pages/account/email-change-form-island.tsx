import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { accountFeature } from '@/composition/account.feature.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import {
  emailChangeMessages,
  fieldMessages,
  notAnEmail,
  passwordChangeMessages,
} from '@/ui/messages/ko/account-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { FormLead } from './form-lead.tsx';

/** The user's present e-mail address, read-only, and a field for the new one (ACCT-13). */
function EmailChangeForm({ services }: HasServices<typeof accountFeature>) {
  const current = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(services.emailChangeForm);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const texts = { newEmail: { label: fieldMessages.newEmail, sentence: () => notAnEmail } };
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
        {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
        <TextField
          type="email"
          name="currentEmail"
          autoComplete="username"
          value={current}
          readOnly
          label={fieldMessages.currentEmail}
          hint={emailChangeMessages.current}
        />
        <TextField {...fields.field('newEmail')} type="email" autoComplete="email" hint={fieldMessages.emailHint} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={emailChangeMessages.submit}
          busyLabel={emailChangeMessages.submitting}
        />
      </Form>
    </>
  );
}

export const EmailChangeFormIsland = withServices(accountFeature, EmailChangeForm);

function messageOf(reason: Failure): LiteralMessage {
  const why = SENTENCES[reason] ?? failureMessages[reason];
  return { literal: emailChangeMessages.failed, sentence: inTurn(why, fieldMessages.kept) };
}

const SENTENCES: Partial<Record<Failure, string>> = {
  conflict: emailChangeMessages.taken,
  invalid: emailChangeMessages.wrong,
};
