import { ContainerModule } from 'inversify';
import { sessionOffers } from '@/adapters/browser/removal-offers.ts';
import { makeHttpRestorations } from '@/adapters/http/restorations.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { provideRemovalOffers, type RemovalOffers } from '@/shared/removal-offers.machine.ts';
import { readOffers } from '@/shared/removal-offers.ts';
import { makeCanRestore, makeRestore } from '@/shared/removals.use-cases.ts';
import { createFeature } from './entry.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NOTIFICATIONS, token } from './tokens.ts';

export const REMOVAL_OFFERS = token<RemovalOffers>('RemovalOffers');

/** One for the tab: an offer outlives the page on which something was removed. */
export const removalOffersBindings = new ContainerModule(({ bind }) => {
  bind(REMOVAL_OFFERS).toResolvedValue(
    (send, notifications, user, clock) => {
      const restorations = makeHttpRestorations(send);
      return provideRemovalOffers({
        canRestore: makeCanRestore(restorations),
        restore: makeRestore(restorations),
        notifications,
        store: perUser(user, {
          read: () => readOffers(sessionOffers.read()),
          write: (offers) => sessionOffers.write(offers),
        }),
        user,
        clock,
      });
    },
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER, CLOCK],
  );
});

/** Removals that can be undone (LIST-06), resumed where the tab has some from before a reload. */
export const removalOffersFeature = createFeature({ offers: REMOVAL_OFFERS }, [removalOffersBindings]);
