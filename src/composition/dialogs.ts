import { makeLocalTextSize } from '@/adapters/browser/text-size.ts';
import { provideLoginForm } from '@/auth/login-form.machine.ts';
import { makeClearSavedCopies } from '@/shared/saved-copies.use-cases.ts';
import { startTextSize } from '@/shared/text-size.machine.ts';
import { TEXT_SIZE_KEY } from '@/shared/text-size.ts';
import { entry } from './entry.ts';
import { SITE_WORKER } from './site-worker.ts';
import { LOGIN_DIALOG, NOTIFICATIONS, SESSION } from './tokens.ts';

/** The services of the dialogs that every page contains: the login form, and the device's settings in the menu. */
export const servedDialogsEntry = entry({
  loginForm: (get) => provideLoginForm(get(SESSION), get(LOGIN_DIALOG)),
  textSize: () => startTextSize(makeLocalTextSize(TEXT_SIZE_KEY)),
  clearSavedCopies: (get) => makeClearSavedCopies(get(SITE_WORKER), get(NOTIFICATIONS)),
});
