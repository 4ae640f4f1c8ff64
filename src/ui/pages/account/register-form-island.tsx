import { accountFeature } from '@/composition/account.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { fieldMessages, firstPassword, notAnEmail } from '@/ui/messages/ko/account-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { invalidEntry, registerFailures, registerMessages } from '@/ui/messages/ko/registration-messages.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { NewPasswordFields, passwordTexts } from './new-password-fields.tsx';

/** The form of a new account (ACCT-01…05). */
function RegisterForm({ services }: HasServices<typeof accountFeature>) {
  const form = useForm(services.registerForm);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const { password } = viewModel.values;
  const fields = useFields(
    form,
    { email: { label: fieldMessages.email, sentence: () => notAnEmail }, ...passwordTexts(firstPassword, password) },
    { ticks: 'atOnce' },
  );
  return (
    <>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
        <ErrorSummary fields={fields.rejected} literal={invalidEntry} />
        <TextField {...fields.field('email')} type="email" autoComplete="username" hint={registerMessages.emailHint} />
        <NewPasswordFields fields={fields} password={password} text={firstPassword} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          isValid={viewModel.isValid}
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

export const RegisterFormIsland = withServices(accountFeature, RegisterForm);

function messageOf(reason: keyof typeof registerFailures | 'unexpected') {
  if (reason !== 'unexpected') return registerFailures[reason];
  return { literal: registerFailures.notRegistered.literal, sentence: failureMessages.unexpected };
}
