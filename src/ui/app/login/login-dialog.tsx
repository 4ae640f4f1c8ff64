import { useSelector } from '@xstate/react';
import type { CredentialError } from '@/auth/domain/credentials.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { loginFeature } from '@/composition/login.feature.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { credentialErrors, loginMessages, loginOccasions, signInFailures } from '@/ui/messages/ko/auth-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { fieldsOf } from '@/ui/patterns/form/fields-of.ts';
import { FormError } from '@/ui/patterns/form/form-error.tsx';
import { SubmitButton } from '@/ui/patterns/form/submit-button.tsx';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { useService } from '../island/core.tsx';
import { href } from '../routes/href.ts';
import styles from './login-dialog.module.css';

const sentence = (error: CredentialError) => credentialErrors[error];
const TEXTS = {
  email: { label: loginMessages.email, sentence },
  password: { label: loginMessages.password, sentence },
};

/** The login dialog (AUTH-01…07). */
export function LoginDialog() {
  const dialog = useService(coreFeature, 'loginDialog');
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag('open'));
  const close = () => dialog.send({ type: 'login.closed' });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={loginMessages.title}
      closeLabel={loginMessages.close}
    >
      <LoginForm onLeave={close} />
    </Dialog>
  );
}

function LoginForm({ onLeave }: { readonly onLeave: () => void }) {
  const occasion = useSelector(useService(coreFeature, 'loginDialog'), (snapshot) => snapshot.context.occasion);
  const form = useForm(useService(loginFeature, 'form'));
  const { viewModel } = form;
  const firstError = useFormFocus(form.actor);
  const reason = loginOccasions[occasion];
  const fields = fieldsOf(form, TEXTS);
  return (
    <>
      <Form onSubmitted={form.submit} ref={firstError}>
        {reason !== undefined && viewModel.failure === undefined && <Notice>{reason}</Notice>}
        {viewModel.failure !== undefined && <LoginFailure reason={viewModel.failure} onLeave={onLeave} />}
        <TextField {...fields.field('email')} type="email" autoComplete="username" />
        <PasswordField {...fields.secret('password')} autoComplete="current-password" />
        <SubmitButton viewModel={viewModel} label={loginMessages.submit} busyLabel={loginMessages.submitting} />
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

interface LoginFailureProps {
  readonly reason: keyof typeof signInFailures | 'unexpected';
  readonly onLeave: () => void;
}

function LoginFailure({ reason, onLeave }: LoginFailureProps) {
  if (reason === 'unexpected')
    return (
      <Notice kind="bad" alert>
        {failureMessages.unexpected}
      </Notice>
    );
  return (
    <FormError message={{ ...signInFailures[reason], english: true }}>
      {/* The server says the same of an address that is not confirmed yet (ACCT-07). */}
      {reason === 'badCredentials' && (
        <p>
          {loginMessages.confirmed}{' '}
          <TextLink href={href('resendEmailConfirmation')} onClick={onLeave}>
            {loginMessages.resend}
          </TextLink>
        </p>
      )}
    </FormError>
  );
}
