import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { LOGIN_FORM } from '@/composition/account.tokens.ts';
import { LOGIN_DIALOG } from '@/composition/tokens.ts';
import { useService } from '../core.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Form } from '../kit/form.tsx';
import { Notice } from '../kit/notice.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import text from '../kit/text.module.css';
import { TextField } from '../kit/text-field.tsx';
import { credentialProblems, loginMessages, loginOccasions, signInRefusals } from '../messages/auth-messages.ts';
import { faultSentences } from '../messages/fault-messages.ts';
import { useFirstProblemFocus } from '../use-first-problem-focus.ts';
import { useForm } from '../use-form.ts';
import styles from './login-dialog.module.css';

/** The login dialog (AUTH-01…07). */
export function LoginDialog() {
  const dialog = useService(LOGIN_DIALOG);
  const open = useSelector(dialog, (snapshot) => snapshot.matches('open'));
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
  const occasion = useSelector(useService(LOGIN_DIALOG), (snapshot) => snapshot.context.occasion);
  const form = useForm(useService(LOGIN_FORM));
  const { face } = form;
  const firstProblem = useFirstProblemFocus(face.rejections);
  const reason = loginOccasions[occasion];
  const { email, password } = face.shownProblems;
  return (
    <>
      <Form onSubmitted={form.submit} ref={firstProblem}>
        {reason !== undefined && face.refusal === undefined && <Notice>{reason}</Notice>}
        {face.refusal !== undefined && <Refusal reason={face.refusal} onLeave={onLeave} />}
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="username"
          label={loginMessages.email}
          message={email && credentialProblems[email]}
          state={email && 'wrong'}
        />
        <PasswordField
          {...form.secret('password')}
          autoComplete="current-password"
          label={loginMessages.password}
          message={password && credentialProblems[password]}
          state={password && 'wrong'}
        />
        <Button type="submit" busy={face.isSubmitting}>
          {face.isSubmitting ? loginMessages.submitting : loginMessages.submit}
        </Button>
      </Form>
      <nav className={styles.aside} aria-label={loginMessages.help}>
        {[
          ['/forgotPassword', loginMessages.forgot],
          ['/resendEmailConfirmation', loginMessages.resend],
          ['/register', loginMessages.register],
        ].map(([href = '/', label]) => (
          <Link key={href} className={`${text.link} ${text.tap}`} href={href} onClick={onLeave}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

interface RefusalProps {
  readonly reason: keyof typeof signInRefusals | 'malformed';
  readonly onLeave: () => void;
}

function Refusal({ reason, onLeave }: RefusalProps) {
  if (reason === 'malformed')
    return (
      <Notice kind="bad" alert>
        {faultSentences.malformed}
      </Notice>
    );
  const { literal, sentence } = signInRefusals[reason];
  return (
    <Notice kind="bad" alert>
      <strong>{sentence}</strong>
      <small className={text.small} lang="en">
        {literal}
      </small>
      {/* The server says the same of an address that is not confirmed yet (ACCT-07). */}
      {reason === 'badCredentials' && (
        <p>
          {loginMessages.confirmed}{' '}
          <Link className={text.link} href="/resendEmailConfirmation" onClick={onLeave}>
            {loginMessages.resend}
          </Link>
        </p>
      )}
    </Notice>
  );
}
