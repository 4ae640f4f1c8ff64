import type { LeftFormTelling } from '@/shared/form.machine.ts';
import type { Get } from './entry.ts';
import { NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** How a form tells how it ended when its page was left meanwhile (REL-18). */
export const telling = (get: Get): LeftFormTelling => ({
  notifications: get(NOTIFICATIONS),
  navigation: get(NAVIGATION),
});
