import { makeHttpPrayerRepository } from '@/adapters/http/prayers.ts';
import { provideNewPrayerForm, providePrayerChangeForm, providePrayers } from '@/people/prayers.machine.ts';
import { blankPrayer } from '@/people/prayers.ts';
import { makeReadPrayers } from '@/people/prayers.use-cases.ts';
import { makeReasonDrafts, noReasons } from '@/shared/reason.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { storedDraft } from './drafts.ts';
import { entry, type Get, shared } from './entry.ts';
import { OWN_MEMBERSHIP } from './membership.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS, TAKES_KEYS } from './tokens.ts';

const PRAYER_REPOSITORY = shared('PrayerRepository', (get) =>
  makeConfirmedRemovals(makeHttpPrayerRepository(get(AUTHENTICATED_CLIENT))),
);

const formServices = (get: Get) => ({
  repository: get(PRAYER_REPOSITORY),
  clock: get(CLOCK),
  ...telling(get),
});

/** The prayer requests of linked members (MINE-04). */
export const prayersEntry = entry({
  prayers: (get) =>
    providePrayers(
      makeReadPrayers(get(OWN_MEMBERSHIP).known, get(PRAYER_REPOSITORY)),
      get(PRAYER_REPOSITORY),
      get(REMOVAL_OFFERS),
      get(NOTIFICATIONS),
      makeReasonDrafts(storedDraft(get, 'prayerHidings', () => noReasons)),
    ),
  newForm: (get) =>
    provideNewPrayerForm({
      ...formServices(get),
      adds: { isRecognised: get(TAKES_KEYS) },
      draft: storedDraft(get, 'prayer', () => blankPrayer),
    }),
  changeForm: (get) =>
    providePrayerChangeForm({
      ...formServices(get),
      draft: storedDraft(get, 'prayerChange', () => blankPrayer),
    }),
});
