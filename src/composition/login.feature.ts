import { LOGIN_FORM } from './account.tokens.ts';
import { createFeature } from './feature.ts';
import { loginBindings } from './login.bindings.ts';

/** The form of the login dialog. */
export const loginFeature = createFeature({ form: LOGIN_FORM }, [loginBindings]);
