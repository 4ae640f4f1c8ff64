import type { RecipientForm as Binding } from '@/composition/account.tokens.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Form } from '../kit/form.tsx';
import { TextField } from '../kit/text-field.tsx';
import { fieldMessages, notAnAddress } from '../messages/account-messages.ts';
import { faultSentences } from '../messages/fault-messages.ts';
import { type RecipientFormText, recipientMessages } from '../messages/mail-messages.ts';
import { useForm } from '../use-form.ts';
import styles from './account-form.module.css';
import { DonePanel } from './done-panel.tsx';
import { fieldLook } from './field-look.ts';
import { FormLead } from './form-lead.tsx';
import { Refusal } from './refusal.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormFocus } from './use-form-focus.ts';

interface RecipientFormProps {
  readonly binding: Binding;
  readonly text: RecipientFormText;
  /** A failure is a warning here (ACCT-10). */
  readonly mild?: boolean;
}

/** One address, to which an e-mail with a link goes (ACCT-09, ACCT-10). */
export function RecipientForm({ binding, text, mild = false }: RecipientFormProps) {
  const form = useForm(binding);
  const { face } = form;
  const element = useFormFocus(face);
  if (face.isSubmitted)
    return (
      <DonePanel told={text.done}>
        <ButtonLink href="/">{recipientMessages.home}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {recipientMessages.again}
        </Button>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{text.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {face.refusal !== undefined && (
          <Refusal
            key={face.refusals}
            mild={mild}
            told={{ literal: text.failed, sentence: `${faultSentences[face.refusal]} ${fieldMessages.kept}` }}
          />
        )}
        <TextField
          {...form.field('email')}
          {...fieldLook(face, 'email', () => notAnAddress)}
          type="email"
          autoComplete="username"
          label={fieldMessages.email}
          hint={fieldMessages.emailHint}
        />
        <SubmitButton face={face} label={text.submit} busyLabel={recipientMessages.submitting} />
      </Form>
    </>
  );
}
