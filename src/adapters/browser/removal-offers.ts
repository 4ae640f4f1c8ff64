import { makeSessionDraftStore } from './drafts.ts';

/** What the user can still restore (LIST-06), in session storage. */
export const sessionOffers = makeSessionDraftStore('removals');
