import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { fieldMessages, firstPassword, notAnAddress } from '@/ui/messages/ko/account-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { invalidEntry, registerFailures, registerMessages } from '@/ui/messages/ko/registration-messages.ts';
import { fieldState } from '@/ui/patterns/form/field-state.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import styles from './account-form.module.css';
import { Failure } from './failure.tsx';
import { LoginButton } from './login-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormFocus } from './use-form-focus.ts';

/** The form of a new account (ACCT-01…05). */
export function RegisterForm() {
  const form = useForm(useService(accountFeature, 'registerForm'));
  const { viewModel } = form;
  const element = useFormFocus(viewModel);
  const isRefusedEntry = viewModel.rejections > 0 && !viewModel.isValid;
  return (
    <>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {isRefusedEntry && <Failure key={viewModel.rejections} told={invalidEntry} />}
        {viewModel.failure !== undefined && <Failure key={viewModel.failures} told={toldOf(viewModel.failure)} />}
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
        <TextLink alone href={href('forgotPassword')}>
          {registerMessages.forgot}
        </TextLink>
      </nav>
    </>
  );
}

function toldOf(reason: keyof typeof registerFailures | 'malformed') {
  if (reason !== 'malformed') return registerFailures[reason];
  return { literal: registerFailures.notRegistered.literal, sentence: faultSentences.malformed };
}
