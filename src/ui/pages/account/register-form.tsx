import { Link } from 'wouter';
import { REGISTER_FORM } from '@/composition/account.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { fieldMessages, firstPassword, notAnAddress } from '@/ui/messages/ko/account-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { invalidEntry, registerFailures, registerMessages } from '@/ui/messages/ko/registration-messages.ts';
import { fieldState } from '@/ui/patterns/form/field-state.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { Failure } from './failure.tsx';
import { LoginButton } from './login-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The form of a new account (ACCT-01…05). */
export function RegisterForm() {
  const form = useForm(useService(REGISTER_FORM));
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  return (
    <>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.isRejected && !viewModel.isValid && <Failure told={invalidEntry} />}
        {viewModel.failure !== undefined && <Failure told={toldOf(viewModel.failure)} />}
        <TextField
          {...form.field('email')}
          {...fieldState(viewModel, 'email', () => notAnAddress)}
          type="email"
          autoComplete="username"
          label={fieldMessages.email}
          hint={registerMessages.emailHint}
        />
        <NewPasswordFields form={form} text={firstPassword} />
        <SubmitButton
          viewModel={viewModel}
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

function toldOf(reason: keyof typeof registerFailures | 'malformed') {
  if (reason !== 'malformed') return registerFailures[reason];
  return { literal: registerFailures.notRegistered.literal, sentence: faultSentences.malformed };
}
