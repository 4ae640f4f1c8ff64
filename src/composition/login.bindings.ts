import { ContainerModule } from 'inversify';
import { bindLoginForm } from './login-form.ts';
import * as tokens from './tokens.ts';

/** The login form; it travels with its dialog. */
export const loginBindings = new ContainerModule(({ bind }) => {
  bind(tokens.LOGIN_FORM).toResolvedValue(bindLoginForm, [tokens.SESSION, tokens.LOGIN_DIALOG]).inSingletonScope();
});
