import { LOGIN_FORM } from './account.tokens.ts';
import { createFeature } from './feature.ts';
import { loginBindings } from './login.bindings.ts';
import { CLEAR_KEPT } from './offline.tokens.ts';
import { siteWorkerBindings } from './site-worker.bindings.ts';
import { textSizeBindings } from './text-size.bindings.ts';
import { TEXT_SIZE } from './text-size.tokens.ts';

/** The services of the dialogs that every page contains: the login form, and what the menu offers for this device. */
export const servedDialogsFeature = createFeature(
  { loginForm: LOGIN_FORM, textSize: TEXT_SIZE, clearKept: CLEAR_KEPT },
  [loginBindings, textSizeBindings, siteWorkerBindings],
);
