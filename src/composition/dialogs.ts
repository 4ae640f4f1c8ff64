import { ContainerModule } from 'inversify';
import { makeLocalTextSize } from '@/adapters/browser/text-size.ts';
import { type LoginForm, provideLoginForm } from '@/auth/login-form.machine.ts';
import type { TextSizeSetting } from '@/shared/device.ports.ts';
import { startTextSize, type TextSizeActor } from '@/shared/text-size.machine.ts';
import { TEXT_SIZE_KEY } from '@/shared/text-size.ts';
import { createFeature } from './entry.ts';
import { CLEAR_SAVED_COPIES, siteWorkerBindings } from './site-worker.ts';
import { LOGIN_DIALOG, SESSION, token } from './tokens.ts';

export const LOGIN_FORM = token<LoginForm>('LoginForm');
export const TEXT_SIZE_SETTING = token<TextSizeSetting>('TextSizeSetting');
const TEXT_SIZE = token<TextSizeActor>('TextSize');

export const dialogsBindings = new ContainerModule(({ bind }) => {
  bind(LOGIN_FORM).toResolvedValue(provideLoginForm, [SESSION, LOGIN_DIALOG]);
  bind(TEXT_SIZE_SETTING).toResolvedValue(() => makeLocalTextSize(TEXT_SIZE_KEY));
  bind(TEXT_SIZE).toResolvedValue(startTextSize, [TEXT_SIZE_SETTING]);
});

/** The services of the dialogs that every page contains: the login form, and the device's settings in the menu. */
export const servedDialogsFeature = createFeature(
  { loginForm: LOGIN_FORM, textSize: TEXT_SIZE, clearSavedCopies: CLEAR_SAVED_COPIES },
  [dialogsBindings, siteWorkerBindings],
);
