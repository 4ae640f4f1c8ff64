import { addressChangeProblems, recipientProblems } from '@/auth/domain/email-address.ts';
import { newPasswordProblems, type PasswordChange } from '@/auth/domain/password.ts';
import { registrationProblems } from '@/auth/domain/registration.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { AccountGateway } from '@/auth/ports/account-gateway.ts';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type {
  AddressChangeForm,
  NewPasswordForm,
  PasswordChangeForm,
  RecipientForm,
  RegisteredAddress,
  RegisterForm,
  ResetLinkActor,
} from './account.tokens.ts';
import { makeSessionDraft } from './session-draft.ts';
import type { SessionActor } from './tokens.ts';

/** The form stays `submitted`: its view says what was done until the reader asks for the form again. */
const stay = (): void => undefined;

/** A new account; success leads to the notice that it has to be confirmed (ACCT-01…05). */
export function bindRegisterForm(
  gateway: AccountGateway,
  navigation: Navigation,
  registered: RegisteredAddress,
): RegisterForm {
  return provideForm({
    definition: { initial: { email: '', password: '', confirmation: '' }, problems: registrationProblems },
    submit: ({ email, password }, signal) => {
      registered.email = email.trim();
      return gateway.register({ email: registered.email, password }, signal);
    },
    accepted: (_, clear) => {
      clear();
      navigation.goTo('/registerConfirmation');
    },
  });
}

/** Sends the confirmation e-mail again (ACCT-09). */
export function bindResendForm(gateway: AccountGateway): RecipientForm {
  return bindRecipientForm((email, signal) => gateway.resendConfirmation(email, signal));
}

/** Sends a link that lets its reader set a new password (ACCT-10). */
export function bindForgotForm(gateway: AccountGateway): RecipientForm {
  return bindRecipientForm((email, signal) => gateway.sendResetLink(email, signal));
}

function bindRecipientForm(send: (email: string, signal: AbortSignal) => Promise<Outcome<null>>): RecipientForm {
  return provideForm({
    definition: { initial: { email: '' }, problems: recipientProblems },
    submit: ({ email }, signal) => send(email.trim(), signal),
    accepted: stay,
  });
}

/** A new password by the link of an e-mail, which then is spent (ACCT-11). */
export function bindResetForm(gateway: AccountGateway, link: ResetLinkActor): NewPasswordForm {
  return provideForm({
    definition: { initial: { password: '', confirmation: '' }, problems: newPasswordProblems },
    submit: async ({ password }, signal) => {
      const held = link.getSnapshot().context.link;
      return held === undefined ? refused('invalid') : gateway.resetPassword(held, password, signal);
    },
    accepted: () => link.send({ type: 'link.spent' }),
  });
}

/** A new password by the old one, which only the server checks (ACCT-12). */
export function bindPasswordChangeForm(gateway: AccountGateway, session: SessionActor): PasswordChangeForm {
  return provideForm({
    definition: {
      initial: { oldPassword: '', password: '', confirmation: '' },
      problems: (entry: PasswordChange) => newPasswordProblems(entry),
    },
    submit: ({ oldPassword, password }, signal) => gateway.changePassword(oldPassword, password, signal),
    accepted: stay,
    draft: makeSessionDraft(session),
  });
}

/** Another address for the account of whoever is signed in (ACCT-13). */
export function bindAddressChangeForm(gateway: AccountGateway, session: SessionActor): AddressChangeForm {
  return provideForm({
    definition: { initial: { newEmail: '' }, problems: addressChangeProblems },
    submit: async ({ newEmail }, signal) => {
      const current = sessionIn(session.getSnapshot())?.userEmail;
      return current === undefined ? refused('unauthorized') : gateway.changeEmail(current, newEmail.trim(), signal);
    },
    accepted: stay,
    draft: makeSessionDraft(session),
  });
}
