import { ContainerModule } from 'inversify';
import { makeHttpPrayerRepository } from '@/adapters/http/prayers.ts';
import {
  type NewPrayerForm,
  type PrayerChangeForm,
  type ProvidedPrayers,
  provideNewPrayerForm,
  providePrayerChangeForm,
  providePrayers,
} from '@/people/prayers.machine.ts';
import type { PrayerRepository } from '@/people/prayers.ports.ts';
import { blankPrayer } from '@/people/prayers.ts';
import { makeReadPrayers } from '@/people/prayers.use-cases.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { storedDraft } from './drafts.ts';
import { byName, createFeature } from './entry.ts';
import { membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { storedReasons } from './stored-reasons.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, TAKES_KEYS, token } from './tokens.ts';

export const PRAYER_REPOSITORY = token<PrayerRepository>('PrayerRepository');
const PRAYERS = token<ProvidedPrayers>('Prayers');
const NEW_PRAYER_FORM = token<NewPrayerForm>('NewPrayerForm');
const PRAYER_CHANGE_FORM = token<PrayerChangeForm>('PrayerChangeForm');

const FORM_SERVICES = {
  repository: PRAYER_REPOSITORY,
  clock: CLOCK,
  user: CURRENT_USER,
  notifications: NOTIFICATIONS,
  navigation: NAVIGATION,
};

const prayersBindings = new ContainerModule(({ bind }) => {
  bind(PRAYER_REPOSITORY).toResolvedValue(
    (send) => makeConfirmedRemovals(makeHttpPrayerRepository(send)),
    [AUTHENTICATED_CLIENT],
  );
  bind(PRAYERS).toResolvedValue(
    ({ known }, repository, offers, notifications, user) =>
      providePrayers(
        makeReadPrayers(known, repository),
        repository,
        offers,
        notifications,
        storedReasons(user, 'prayerHidings'),
      ),
    [OWN_MEMBERSHIP, PRAYER_REPOSITORY, REMOVAL_OFFERS, NOTIFICATIONS, CURRENT_USER],
  );
  bind(NEW_PRAYER_FORM).toResolvedValue(
    ...byName(
      ({ user, isRecognised, ...services }) =>
        provideNewPrayerForm({
          ...services,
          adds: { isRecognised },
          draft: storedDraft(user, 'prayer', () => blankPrayer),
        }),
      { ...FORM_SERVICES, isRecognised: TAKES_KEYS },
    ),
  );
  bind(PRAYER_CHANGE_FORM).toResolvedValue(
    ...byName(
      ({ user, ...services }) =>
        providePrayerChangeForm({ ...services, draft: storedDraft(user, 'prayerChange', () => blankPrayer) }),
      FORM_SERVICES,
    ),
  );
});

/** The prayer requests of linked members (MINE-04). */
export const prayersFeature = createFeature(
  {
    prayers: PRAYERS,
    newForm: NEW_PRAYER_FORM,
    changeForm: PRAYER_CHANGE_FORM,
  },
  [membershipBindings, removalOffersBindings, prayersBindings],
);
