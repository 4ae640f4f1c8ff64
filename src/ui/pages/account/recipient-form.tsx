import type { RecipientForm as Binding } from '@/auth/machines/provide-account-forms.ts';
import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { fieldMessages, notAnAddress } from '@/ui/messages/ko/account-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import {
  forgotMessages,
  type RecipientFormText,
  recipientMessages,
  resendMessages,
} from '@/ui/messages/ko/mail-messages.ts';
import { DonePanel } from '@/ui/patterns/form/done-panel.tsx';
import { fieldsOf } from '@/ui/patterns/form/fields-of.ts';
import { FormError } from '@/ui/patterns/form/form-error.tsx';
import { SubmitButton } from '@/ui/patterns/form/submit-button.tsx';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { FormLead } from './form-lead.tsx';

interface RecipientFormProps {
  readonly binding: Binding;
  readonly text: RecipientFormText;
  /** A failure is a warning here (ACCT-10). */
  readonly mild?: boolean;
}

/** Where a confirmation e-mail is asked for once more (ACCT-09). */
export function ResendForm() {
  return <RecipientForm binding={useService(accountFeature, 'resendForm')} text={resendMessages} />;
}

/** Where whoever forgot their password asks for a link (ACCT-10). */
export function ForgotForm() {
  return <RecipientForm binding={useService(accountFeature, 'forgotForm')} text={forgotMessages} mild />;
}

/** One address, to which an e-mail with a link goes. */
function RecipientForm({ binding, text, mild = false }: RecipientFormProps) {
  const form = useForm(binding);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const texts = { email: { label: fieldMessages.email, sentence: () => notAnAddress } };
  const fields = fieldsOf(form, texts, { ticks: true });
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
            message={{ literal: text.failed, sentence: `${failureMessages[viewModel.failure]} ${fieldMessages.kept}` }}
          />
        )}
        <TextField {...fields.field('email')} type="email" autoComplete="username" hint={fieldMessages.emailHint} />
        <SubmitButton viewModel={viewModel} label={text.submit} busyLabel={recipientMessages.submitting} />
      </Form>
    </>
  );
}
