import { providePageAccess } from '@/auth/page-access.machine.ts';
import { entry } from './entry.ts';
import { LOGIN_DIALOG, NAVIGATION, SESSION } from './tokens.ts';

/** The access of the user to a page (ROUTE-07): an entry of its own, which is loaded with the pages that have an audience. */
export const pageAccessEntry = entry({
  accessTo: (get, pageAt: (path: string) => string) =>
    providePageAccess({ session: get(SESSION), dialog: get(LOGIN_DIALOG), navigation: get(NAVIGATION), pageAt }),
});
