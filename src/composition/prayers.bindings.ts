import { ContainerModule } from 'inversify';
import { makeHttpPrayerRepository } from '@/adapters/http/http-prayer-repository.ts';
import { blankPrayer } from '@/people/domain/prayer-draft.ts';
import {
  type NewPrayerForm,
  type PrayerChangeForm,
  provideNewPrayerForm,
  providePrayerChangeForm,
} from '@/people/machines/provide-prayer-forms.ts';
import { type ProvidedPrayers, providePrayers } from '@/people/machines/provide-prayers.ts';
import type { PrayerRepository } from '@/people/ports/prayer-repository.ts';
import { makeReadPrayers } from '@/people/use-cases/make-read-prayers.ts';
import { byName } from './by-name.ts';
import { OWN_MEMBERSHIP } from './membership.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { storedReasons } from './stored-reasons.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const PRAYER_REPOSITORY = token<PrayerRepository>('PrayerRepository');
export const PRAYERS = token<ProvidedPrayers>('Prayers');
export const NEW_PRAYER_FORM = token<NewPrayerForm>('NewPrayerForm');
export const PRAYER_CHANGE_FORM = token<PrayerChangeForm>('PrayerChangeForm');

const FORM_SERVICES = {
  repository: PRAYER_REPOSITORY,
  clock: CLOCK,
  user: CURRENT_USER,
  notifications: NOTIFICATIONS,
};

/** The prayer requests with their forms (MINE-04). */
export const prayersBindings = new ContainerModule(({ bind }) => {
  bind(PRAYER_REPOSITORY).toResolvedValue(makeHttpPrayerRepository, [AUTHENTICATED_CLIENT]);
  bind(PRAYERS).toResolvedValue(
    ({ known }, repository, notifications, user) =>
      providePrayers(
        makeReadPrayers(known, repository),
        repository,
        notifications,
        storedReasons(user, 'prayerHidings'),
      ),
    [OWN_MEMBERSHIP, PRAYER_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
  bind(NEW_PRAYER_FORM).toResolvedValue(
    ...byName(
      ({ user, ...services }) =>
        provideNewPrayerForm({ ...services, draft: storedDraft(user, 'prayer', () => blankPrayer) }),
      FORM_SERVICES,
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
