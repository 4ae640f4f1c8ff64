import { ContainerModule } from 'inversify';
import { type LoginForm, provideLoginForm } from '@/auth/machines/provide-login-form.ts';
import { token } from './token.ts';
import { LOGIN_DIALOG, SESSION } from './tokens.ts';

export const LOGIN_FORM = token<LoginForm>('LoginForm');

/** The login form; it is loaded with its dialog. */
export const loginBindings = new ContainerModule(({ bind }) => {
  bind(LOGIN_FORM).toResolvedValue(provideLoginForm, [SESSION, LOGIN_DIALOG]);
});
