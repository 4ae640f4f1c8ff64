import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { CredentialError, LoginOccasion } from '@/auth/login.ts';
import type { LoginForm as ProvidedLoginForm } from '@/auth/login-form.machine.ts';
import type { SignInFailure } from '@/auth/session.ports.ts';
import { servedDialogsEntry } from '@/composition/dialogs.ts';
import { follow } from '@/shared/actors.machine.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { useBackCloses } from '@/ui/kit/history/layers.ts';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { DialogHead } from '@/ui/kit/overlay/dialog-head.tsx';
import { credentialErrors, loginMessages, loginOccasions, signInFailures } from '@/ui/messages/ko/auth.ts';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { useCoreService, useServices } from '../islands/core-context.tsx';
import { href } from '../routes/href.ts';
import styles from './login-dialog.module.css';

const sentence = (error: CredentialError) => credentialErrors[error];
const TEXTS = {
  email: { label: loginMessages.email, sentence },
  password: { label: loginMessages.password, sentence },
};

/** The content of the login dialog (AUTH-01 to AUTH-07). Its form starts empty each time the dialog is opened. */
export function LoginDialog() {
  const { loginForm } = useServices(servedDialogsEntry);
  const dialog = useCoreService('loginDialog');
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag('open'));
  const close = () => dialog.send({ type: 'login.closed' });
  useBackCloses(open, close);
  return (
    <>
      <DialogHead title={loginMessages.title} closeLabel={loginMessages.close} />
      <LoginForm provided={loginForm} onLeave={close} />
    </>
  );
}

interface LoginFormProps {
  readonly provided: ProvidedLoginForm;
  readonly onLeave: () => void;
}

function LoginForm({ provided, onLeave }: LoginFormProps) {
  const occasion = useOccasion();
  const form = useForm(provided);
  const { viewModel } = form;
  const firstError = useFormFocus(form.actor);
  const reason = loginOccasions[occasion];
  const fields = useFields(form, TEXTS);
  return (
    <>
      <Form onSubmitted={form.submit} ref={firstError}>
        {reason !== undefined && viewModel.failure === undefined && <Notice>{reason}</Notice>}
        {viewModel.failure !== undefined && <LoginFailure reason={viewModel.failure} onLeave={onLeave} />}
        <TextField
          {...fields.field('email')}
          ref={takeOverFocus}
          type="email"
          autoComplete="username"
          data-first-focus=""
        />
        <PasswordField {...fields.secret('password')} autoComplete="current-password" />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          label={loginMessages.submit}
          busyLabel={loginMessages.submitting}
        />
      </Form>
      <nav className={styles.aside} aria-label={loginMessages.help}>
        {[
          [href('forgotPassword'), loginMessages.forgot],
          [href('resendEmailConfirmation'), loginMessages.resend],
          [href('register'), loginMessages.register],
        ].map(([address = '/', label]) => (
          <TextLink key={address} alone href={address} onClick={onLeave}>
            {label}
          </TextLink>
        ))}
      </nav>
    </>
  );
}

/** A dialog that was opened while it held no field has the focus itself: the first field that comes takes it over. */
function takeOverFocus(field: HTMLInputElement | null): void {
  if (field?.closest('dialog') === document.activeElement) takeFocus(field);
}

/** Why the dialog is open. The served page has it as asked for: hydration begins with that, whatever opened it meanwhile. */
function useOccasion(): LoginOccasion {
  const dialog = useCoreService('loginDialog');
  const subscribe = useCallback((listener: () => void) => follow(dialog, listener), [dialog]);
  return useSyncExternalStore(
    subscribe,
    () => dialog.getSnapshot().context.occasion,
    () => 'asked',
  );
}

interface LoginFailureProps {
  readonly reason: SignInFailure | 'unexpected';
  readonly onLeave: () => void;
}

function LoginFailure({ reason, onLeave }: LoginFailureProps) {
  const message = isInCatalogue(reason) ? signInFailures[reason] : { sentence: failureMessage(reason) };
  return (
    <FormError message={message}>
      {/* The server gives the same answer for an address that is not confirmed yet (ACCT-07). */}
      {reason === 'badCredentials' && (
        <p>
          <span>{loginMessages.confirmed}</span>{' '}
          <TextLink href={href('resendEmailConfirmation')} onClick={onLeave}>
            {loginMessages.resend}
          </TextLink>
        </p>
      )}
    </FormError>
  );
}

function isInCatalogue(reason: string): reason is keyof typeof signInFailures {
  return Object.hasOwn(signInFailures, reason);
}
