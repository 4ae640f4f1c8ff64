import { sessionOffers } from '@/adapters/browser/removal-offers.ts';
import { makeHttpRestorations } from '@/adapters/http/restorations.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { provideRemovalOffers } from '@/shared/removal-offers.machine.ts';
import { readOffers } from '@/shared/removal-offers.ts';
import { makeCanRestore, makeRestore } from '@/shared/removals.use-cases.ts';
import { entry, shared } from './entry.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** One for the tab: an offer outlives the page on which something was removed. */
export const REMOVAL_OFFERS = shared('RemovalOffers', (get) => {
  const restorations = makeHttpRestorations(get(AUTHENTICATED_CLIENT));
  return provideRemovalOffers({
    canRestore: makeCanRestore(restorations),
    restore: makeRestore(restorations),
    notifications: get(NOTIFICATIONS),
    store: perUser(get(CURRENT_USER), {
      read: () => readOffers(sessionOffers.read()),
      write: (offers) => sessionOffers.write(offers),
    }),
    user: get(CURRENT_USER),
    clock: get(CLOCK),
  });
});

/** Removals that can be undone (LIST-06), resumed where the tab has some from before a reload. */
export const removalOffersEntry = entry({ offers: (get) => get(REMOVAL_OFFERS) });
