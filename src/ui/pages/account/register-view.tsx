import type { RegisterFailure } from '@/auth/account.ports.ts';
import { accountEntry } from '@/composition/account.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { accountFields, firstPassword, notAnEmail } from '@/ui/messages/ko/account.ts';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import {
  invalidEntry,
  registeredMessages,
  registerFailures,
  registerMessages,
  registrationUnsure,
} from '@/ui/messages/ko/registration.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';
import styles from './account-form.module.css';
import { NewPasswordFields, passwordTexts } from './password-fields.tsx';

/** The form of a new account (ACCT-01…05). */
export function RegisterFormIsland() {
  const { registerForm } = useServices(accountEntry);
  const form = useForm(registerForm);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const { password } = viewModel.values;
  const fields = useFields(
    form,
    { email: { label: accountFields.email, sentence: () => notAnEmail }, ...passwordTexts(firstPassword, password) },
    { ticks: 'atOnce' },
  );
  return (
    <>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.isUnsure && (
          <UnsureNotice form={form} message={registrationUnsure}>
            <TextLink alone href={href('resendEmailConfirmation')}>
              {registeredMessages.resend}
            </TextLink>
          </UnsureNotice>
        )}
        {viewModel.failure !== undefined && !viewModel.isUnsure && <FormError message={messageOf(viewModel.failure)} />}
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
        <p>{`${registerMessages.help}?`}</p>
        <LoginButton variant="quiet">{registerMessages.login}</LoginButton>
        <TextLink alone href={href('forgotPassword')}>
          {registerMessages.forgot}
        </TextLink>
      </nav>
    </>
  );
}

function messageOf(reason: RegisterFailure | 'unexpected') {
  if (isInCatalogue(reason)) return registerFailures[reason];
  return { literal: registerFailures.notRegistered.literal, sentence: failureMessage(reason) };
}

function isInCatalogue(reason: string): reason is keyof typeof registerFailures {
  return Object.hasOwn(registerFailures, reason);
}
