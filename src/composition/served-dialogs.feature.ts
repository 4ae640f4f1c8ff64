import { LOGIN_FORM } from './account.tokens.ts';
import { createFeature } from './feature.ts';
import { loginBindings } from './login.bindings.ts';
import { textSizeBindings } from './text-size.bindings.ts';
import { TEXT_SIZE } from './text-size.tokens.ts';

/** The services of the dialogs that every page contains: the login form, and the text size in the menu. */
export const servedDialogsFeature = createFeature({ loginForm: LOGIN_FORM, textSize: TEXT_SIZE }, [
  loginBindings,
  textSizeBindings,
]);
