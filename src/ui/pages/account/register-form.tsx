import { Link } from 'wouter';
import { REGISTER_FORM } from '@/composition/account.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { fieldMessages, firstPassword, notAnAddress } from '@/ui/messages/ko/account-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { invalidEntry, registerMessages, registerRefusals } from '@/ui/messages/ko/registration-messages.ts';
import { fieldLook } from '@/ui/patterns/form/field-look.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import styles from './account-form.module.css';
import { LoginButton } from './login-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Refusal } from './refusal.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormFocus } from './use-form-focus.ts';

/** The form of a new account (ACCT-01…05). */
export function RegisterForm() {
  const form = useForm(useService(REGISTER_FORM));
  const { face } = form;
  const element = useFormFocus(face);
  const isRefusedEntry = face.rejections > 0 && !face.isValid;
  return (
    <>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {isRefusedEntry && <Refusal key={face.rejections} told={invalidEntry} />}
        {face.refusal !== undefined && <Refusal key={face.refusals} told={toldOf(face.refusal)} />}
        <TextField
          {...form.field('email')}
          {...fieldLook(face, 'email', () => notAnAddress)}
          type="email"
          autoComplete="username"
          label={fieldMessages.email}
          hint={registerMessages.emailHint}
        />
        <NewPasswordFields form={form} text={firstPassword} />
        <SubmitButton
          face={face}
          label={registerMessages.submit}
          busyLabel={registerMessages.submitting}
          how={registerMessages.how}
        />
      </Form>
      <nav className={styles.aside} aria-label={registerMessages.help}>
        <p>{registerMessages.help}?</p>
        <LoginButton variant="quiet">{registerMessages.login}</LoginButton>
        <Link className={`${text.link} ${text.tap}`} href="/forgotPassword">
          {registerMessages.forgot}
        </Link>
      </nav>
    </>
  );
}

function toldOf(reason: keyof typeof registerRefusals | 'malformed') {
  if (reason !== 'malformed') return registerRefusals[reason];
  return { literal: registerRefusals.notRegistered.literal, sentence: faultSentences.malformed };
}
