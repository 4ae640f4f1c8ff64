import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { meantEmail } from '@/shared/email.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, leavesUnsure } from '@/shared/form.ts';
import type { FailureToast } from '@/shared/notifications.ports.ts';
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
import type { AuthToast } from './session.ports.ts';

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
 * @param isRecognised whether the server recognises the same registration that is sent again
 */
export function provideRegisterForm(
  gateway: AccountGateway,
  telling: LeftFormTelling,
  registered: RegisteredEmailActor,
  next: string,
  isRecognised: boolean,
): RegisterForm {
  const adds: Adding = { isRecognised, mayHaveArrived: (reason) => reason === 'noServerResponse' };
  const remember = (email: string) => registered.send({ type: 'account.registered', email });
  return provideForm({
    definition: {
      initial: { email: '', password: '', confirmation: '' },
      errors: registrationErrors,
      restarts: true,
      adds,
    },
    submit: async ({ email, password }, signal) => {
      const account = { email: meantEmail(email), password };
      const outcome = await gateway.register(account, signal);
      return outcome.kind === 'done' ? done(account.email) : outcome;
    },
    accepted: (email) => {
      remember(email);
      telling.navigation.goTo(next);
    },
    left: toldAfterLeaving(
      telling,
      'accountCreated',
      (reason: RegisterFailure | 'unexpected') =>
        leavesUnsure(adds, reason) ? { subject: 'accountUnsure', reason: 'networkError' } : notCreated(reason),
      remember,
    ),
  });
}

const letterNotSent = (reason: LetterFailure) => ({ subject: 'letterNotSent', reason }) as const;
const passwordNotChanged = (reason: Failure) => ({ subject: 'passwordNotChanged', reason }) as const;

/** Why there is no account, as a toast says it: the catalogue's own sentences stand at the form (ACCT-05). */
function notCreated(reason: RegisterFailure | 'unexpected'): Omit<FailureToast, 'onAction'> {
  if (reason === 'usernameTaken') return { subject: 'accountTaken', reason, includesReason: false };
  const why = reason === 'noServerResponse' ? 'networkError' : reason;
  return { subject: 'accountNotCreated', reason: why, ...(reason === 'notRegistered' && { includesReason: false }) };
}

/** Sends the confirmation e-mail again (ACCT-09). */
export function provideResendForm(gateway: AccountGateway, telling: LeftFormTelling): RecipientForm {
  return provideRecipientForm((email, signal) => gateway.resendConfirmation(email, signal), telling);
}

/** Sends a link for setting a new password (ACCT-10). */
export function provideForgotForm(gateway: AccountGateway, telling: LeftFormTelling): RecipientForm {
  return provideRecipientForm((email, signal) => gateway.sendResetLink(email, signal), telling);
}

function provideRecipientForm(
  send: (email: string, signal: AbortSignal) => Promise<Outcome<null, LetterFailure>>,
  telling: LeftFormTelling,
): RecipientForm {
  return provideForm({
    definition: { initial: { email: '' }, errors: recipientErrors },
    submit: ({ email }, signal) => send(meantEmail(email), signal),
    left: toldAfterLeaving(telling, 'letterSent', letterNotSent),
  });
}

/** Tells how a form of an account ended whose page was left meanwhile (REL-18). @param accepted called after a success */
export const toldAfterLeaving = <Value, Why extends string>(
  telling: LeftFormTelling,
  subject: AuthToast,
  toastOf: (reason: Why) => Omit<FailureToast, 'onAction'>,
  accepted: (value: Value) => void = () => undefined,
): ((outcome: Outcome<Value, Why>) => void) =>
  endedAfterLeaving(telling, toastOf, (value: Value) => {
    accepted(value);
    telling.notifications.notify({ tone: 'success', subject });
  });

/** Sets a new password through the link of an e-mail, which can be used once (ACCT-11). */
export function provideResetForm(
  gateway: AccountGateway,
  link: ResetLinkActor,
  telling: LeftFormTelling,
): NewPasswordForm {
  const accepted = () => link.send({ type: 'link.used' });
  return provideForm({
    definition: { initial: { password: '', confirmation: '' }, errors: newPasswordErrors },
    submit: async ({ password }, signal) => {
      const opened = link.getSnapshot().context.link;
      return opened === undefined ? refused('invalid') : gateway.resetPassword(opened, password, signal);
    },
    accepted,
    left: toldAfterLeaving(telling, 'passwordChanged', passwordNotChanged, accepted),
  });
}

/** Sets a new password; only the server checks the old one (ACCT-12). */
export function providePasswordChangeForm(
  gateway: AccountGateway,
  user: CurrentUser,
  telling: LeftFormTelling,
): PasswordChangeForm {
  return provideForm({
    definition: {
      initial: { oldPassword: '', password: '', confirmation: '' },
      errors: (entry: PasswordChange) => newPasswordErrors(entry),
    },
    submit: ({ oldPassword, password }, signal) => gateway.changePassword(oldPassword, password, signal),
    left: toldAfterLeaving(telling, 'passwordChanged', passwordNotChanged),
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
  telling: LeftFormTelling,
): EmailChangeForm {
  return provideForm({
    definition: { initial: { newEmail: '' }, errors: emailChangeErrors },
    submit: async ({ newEmail }, signal) => {
      const current = sessionIn(session.getSnapshot())?.userEmail;
      return current === undefined
        ? refused('unauthorized')
        : gateway.changeEmail(current, meantEmail(newEmail), signal);
    },
    left: toldAfterLeaving(telling, 'letterSent', letterNotSent),
    draft: makeSessionDraft(user),
  });
}
