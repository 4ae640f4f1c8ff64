import { createFeature } from './feature.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG, NAVIGATION, SERVER, SESSION, TOASTS } from './tokens.ts';

/** What every view may ask for: it is bound where the core is. */
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
