import type { RecipientForm as ProvidedRecipientForm } from '@/auth/account.machine.ts';
import { accountEntry } from '@/composition/account.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { accountFields, notAnEmail } from '@/ui/messages/ko/account.ts';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import {
  forgotMessages,
  type RecipientFormText,
  recipientMessages,
  resendMessages,
} from '@/ui/messages/ko/registration.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import styles from './account-form.module.css';
import { FormLead } from './account-form.tsx';

/** The form that requests another confirmation e-mail (ACCT-09). */
export function ResendFormIsland() {
  const { resendForm } = useServices(accountEntry);
  return <RecipientForm provided={resendForm} text={resendMessages} />;
}

/** The form that requests a link for setting a new password (ACCT-10). */
export function ForgotFormIsland() {
  const { forgotForm } = useServices(accountEntry);
  return <RecipientForm provided={forgotForm} text={forgotMessages} mild />;
}

interface RecipientFormProps {
  readonly provided: ProvidedRecipientForm;
  readonly text: RecipientFormText;
  /** Shows a failure as a warning instead of an error (ACCT-10). */
  readonly mild?: boolean;
}

/** A form with one address, to which an e-mail with a link is sent. */
function RecipientForm({ provided, text, mild = false }: RecipientFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const texts = { email: { label: accountFields.email, sentence: () => notAnEmail } };
  const fields = useFields(form, texts, { ticks: 'atOnce' });
  if (viewModel.isSubmitted)
    return (
      <DonePanel message={text.done}>
        <ButtonLink href={href('home')}>{recipientMessages.home}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {recipientMessages.again}
        </Button>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{text.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.failure !== undefined && (
          <FormError
            mild={mild}
            message={{ literal: text.failed, sentence: inTurn(failureMessage(viewModel.failure), accountFields.kept) }}
          />
        )}
        <TextField {...fields.field('email')} type="email" autoComplete="username" hint={accountFields.emailHint} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={text.submit}
          busyLabel={recipientMessages.submitting}
        />
      </Form>
    </>
  );
}
