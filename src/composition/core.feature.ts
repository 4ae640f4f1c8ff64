import { createFeature } from './feature.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG, NAVIGATION, SERVER, SESSION, TOASTS } from './tokens.ts';

/** The services that every view may request: they are bound in the app core. */
export const coreFeature = createFeature(
  {
    session: SESSION,
    loginDialog: LOGIN_DIALOG,
    navigation: NAVIGATION,
    toasts: TOASTS,
    drawer: DRAWER,
    clock: CLOCK,
    server: SERVER,
  },
  [],
);
