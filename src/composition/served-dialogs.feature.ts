import { createFeature } from './feature.ts';
import { LOGIN_FORM, loginBindings } from './login.bindings.ts';
import { CLEAR_SAVED_COPIES, siteWorkerBindings } from './site-worker.bindings.ts';
import { TEXT_SIZE, textSizeBindings } from './text-size.bindings.ts';

/** The services of the dialogs that every page contains: the login form, and the device's settings in the menu. */
export const servedDialogsFeature = createFeature(
  { loginForm: LOGIN_FORM, textSize: TEXT_SIZE, clearSavedCopies: CLEAR_SAVED_COPIES },
  [loginBindings, textSizeBindings, siteWorkerBindings],
);
