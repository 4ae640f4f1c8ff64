import { ContainerModule } from 'inversify';
import { provideLoginForm } from '@/auth/machines/provide-login-form.ts';
import { LOGIN_FORM } from './account.tokens.ts';
import { LOGIN_DIALOG, SESSION } from './tokens.ts';

/** The login form; it is loaded with its dialog. */
export const loginBindings = new ContainerModule(({ bind }) => {
  bind(LOGIN_FORM).toResolvedValue(provideLoginForm, [SESSION, LOGIN_DIALOG]);
});
