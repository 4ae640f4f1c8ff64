import { makeHttpAccountGateway } from '@/adapters/http/account.ts';
import {
  provideEmailChangeForm,
  provideForgotForm,
  providePasswordChangeForm,
  provideRegisterForm,
  provideResendForm,
  provideResetForm,
  startRegisteredEmail,
} from '@/auth/account.machine.ts';
import { startEmailConfirmation, startResetLink } from '@/auth/mail-links.machine.ts';
import { entry, shared } from './entry.ts';
import { telling } from './telling.ts';
import {
  ADDRESS_OF,
  AUTHENTICATED_CLIENT,
  CLOCK,
  CURRENT_USER,
  SESSION,
  TAKES_KEYS,
  VISITOR_CLIENT,
} from './tokens.ts';

const ACCOUNT_GATEWAY = shared('AccountGateway', (get) =>
  makeHttpAccountGateway(get(VISITOR_CLIENT), get(AUTHENTICATED_CLIENT), get(CLOCK)),
);
const REGISTERED_EMAIL = shared('RegisteredEmail', startRegisteredEmail);
const RESET_LINK = shared('ResetLink', startResetLink);

/** Registration, the links of e-mails, and what members change of their own accounts (ACCT-01…13). */
export const accountEntry = entry({
  registerForm: (get) =>
    provideRegisterForm(
      get(ACCOUNT_GATEWAY),
      telling(get),
      get(REGISTERED_EMAIL),
      get(ADDRESS_OF)('registerConfirmation'),
      get(TAKES_KEYS),
    ),
  registeredEmail: (get) => get(REGISTERED_EMAIL),
  resendForm: (get) => provideResendForm(get(ACCOUNT_GATEWAY), telling(get)),
  forgotForm: (get) => provideForgotForm(get(ACCOUNT_GATEWAY), telling(get)),
  resetForm: (get) => provideResetForm(get(ACCOUNT_GATEWAY), get(RESET_LINK), telling(get)),
  resetLink: (get) => get(RESET_LINK),
  passwordChangeForm: (get) => providePasswordChangeForm(get(ACCOUNT_GATEWAY), get(CURRENT_USER), telling(get)),
  emailChangeForm: (get) => provideEmailChangeForm(get(ACCOUNT_GATEWAY), get(SESSION), get(CURRENT_USER), telling(get)),
  emailConfirmation: (get) => startEmailConfirmation(get(ACCOUNT_GATEWAY)),
});
