import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import type { AccountGateway, LetterFailure, RegisterFailure } from './account.ports.ts';
import {
  type EmailChange,
  emailChangeErrors,
  type NewPassword,
  type NewPasswordError,
  newPasswordErrors,
  type PasswordChange,
  type Recipient,
  type RecipientError,
  type Registration,
  type RegistrationError,
  recipientErrors,
  registrationErrors,
} from './account.ts';
import { sessionIn } from './current-user.machine.ts';
import { makeSessionDraft } from './drafts.store.ts';
import type { ResetLinkActor } from './mail-links.machine.ts';
import type { sessionMachine } from './session.machine.ts';

interface Registered {
  readonly email: string | undefined;
}

const remembered = fromTransition(
  (_: Registered, { email }: { readonly type: 'account.registered'; readonly email: string }): Registered => ({
    email,
  }),
  { email: undefined },
);

/** The e-mail address that this tab sent its last confirmation e-mail to (ACCT-06); it is stored nowhere else. */
export type RegisteredEmailActor = ActorRefFrom<typeof remembered>;

export function startRegisteredEmail(): RegisteredEmailActor {
  return createActor(remembered).start();
}

type SessionActor = ActorRefFrom<typeof sessionMachine>;

export type RegisterForm = ProvidedForm<Registration, RegistrationError, RegisterFailure, string>;
export type RecipientForm = ProvidedForm<Recipient, RecipientError, LetterFailure>;
export type NewPasswordForm = ProvidedForm<NewPassword, NewPasswordError, Failure>;
export type PasswordChangeForm = ProvidedForm<PasswordChange, NewPasswordError, Failure>;
export type EmailChangeForm = ProvidedForm<EmailChange, RecipientError, Failure>;

/**
 * A new account (ACCT-01…05).
 * @param next the address of the page to which success leads: it asks the user to confirm the account
 */
export function provideRegisterForm(
  gateway: AccountGateway,
  navigation: Navigation,
  registered: RegisteredEmailActor,
  next: string,
): RegisterForm {
  return provideForm({
    definition: { initial: { email: '', password: '', confirmation: '' }, errors: registrationErrors, restarts: true },
    submit: async ({ email, password }, signal) => {
      const account = { email: email.trim(), password };
      const outcome = await gateway.register(account, signal);
      return outcome.kind === 'done' ? done(account.email) : outcome;
    },
    accepted: (email) => {
      registered.send({ type: 'account.registered', email });
      navigation.goTo(next);
    },
  });
}

/** Sends the confirmation e-mail again (ACCT-09). */
export function provideResendForm(gateway: AccountGateway): RecipientForm {
  return provideRecipientForm((email, signal) => gateway.resendConfirmation(email, signal));
}

/** Sends a link for setting a new password (ACCT-10). */
export function provideForgotForm(gateway: AccountGateway): RecipientForm {
  return provideRecipientForm((email, signal) => gateway.sendResetLink(email, signal));
}

function provideRecipientForm(
  send: (email: string, signal: AbortSignal) => Promise<Outcome<null, LetterFailure>>,
): RecipientForm {
  return provideForm({
    definition: { initial: { email: '' }, errors: recipientErrors },
    submit: ({ email }, signal) => send(email.trim(), signal),
  });
}

/** Sets a new password through the link of an e-mail, which can be used once (ACCT-11). */
export function provideResetForm(gateway: AccountGateway, link: ResetLinkActor): NewPasswordForm {
  return provideForm({
    definition: { initial: { password: '', confirmation: '' }, errors: newPasswordErrors },
    submit: async ({ password }, signal) => {
      const opened = link.getSnapshot().context.link;
      return opened === undefined ? refused('invalid') : gateway.resetPassword(opened, password, signal);
    },
    accepted: () => link.send({ type: 'link.used' }),
  });
}

/** Sets a new password; only the server checks the old one (ACCT-12). */
export function providePasswordChangeForm(gateway: AccountGateway, user: CurrentUser): PasswordChangeForm {
  return provideForm({
    definition: {
      initial: { oldPassword: '', password: '', confirmation: '' },
      errors: (entry: PasswordChange) => newPasswordErrors(entry),
    },
    submit: ({ oldPassword, password }, signal) => gateway.changePassword(oldPassword, password, signal),
    draft: makeSessionDraft(user),
  });
}

/**
 * Changes the e-mail address of the signed-in user's account (ACCT-13). Which one is changed only the session knows:
 * other modules need no e-mail address of the user, so `CurrentUser` has none.
 */
export function provideEmailChangeForm(
  gateway: AccountGateway,
  session: SessionActor,
  user: CurrentUser,
): EmailChangeForm {
  return provideForm({
    definition: { initial: { newEmail: '' }, errors: emailChangeErrors },
    submit: async ({ newEmail }, signal) => {
      const current = sessionIn(session.getSnapshot())?.userEmail;
      return current === undefined ? refused('unauthorized') : gateway.changeEmail(current, newEmail.trim(), signal);
    },
    draft: makeSessionDraft(user),
  });
}
