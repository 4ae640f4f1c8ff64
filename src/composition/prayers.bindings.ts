import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpPrayerRepository } from '@/adapters/http/http-prayer-repository.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { churchTimeZone } from '@/church/calendar.ts';
import { blankPrayer, dayInZone } from '@/people/domain/prayer-draft.ts';
import {
  type PrayerFormDependencies,
  provideNewPrayerForm,
  providePrayerChangeForm,
} from '@/people/machines/provide-prayer-forms.ts';
import { providePrayers } from '@/people/machines/provide-prayers.ts';
import type { PrayerRepository } from '@/people/ports/prayer-repository.ts';
import { makeReadPrayers } from '@/people/use-cases/make-read-prayers.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { makeReasonDrafts, noReasons } from '@/shared/machines/provide-reason-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { OWN_MEMBERSHIP } from './membership.tokens.ts';
import { CHURCH_TODAY, NEW_PRAYER_FORM, PRAYER_CHANGE_FORM, PRAYER_REPOSITORY, PRAYERS } from './prayers.tokens.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

const FORM_DEPENDENCIES = [PRAYER_REPOSITORY, CHURCH_TODAY, CURRENT_USER, NOTIFICATIONS] as const;

/** The prayer requests with their forms (MINE-04). */
export const prayersBindings = new ContainerModule(({ bind }) => {
  bind(PRAYER_REPOSITORY).toResolvedValue(makeHttpPrayerRepository, [AUTHENTICATED_CLIENT]);
  bind(CHURCH_TODAY).toResolvedValue(bindToday, [CLOCK]);
  bind(PRAYERS).toResolvedValue(
    ({ known }, repository, notifications, user) => {
      const reasons = makeReasonDrafts(makeKeptDraft(user, makeSessionDraftStore('prayerHidings'), () => noReasons));
      return providePrayers(makeReadPrayers(known, repository), repository, notifications, reasons);
    },
    [OWN_MEMBERSHIP, PRAYER_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
  bind(NEW_PRAYER_FORM).toResolvedValue(
    (...given) => provideNewPrayerForm(formDependencies('prayer', ...given)),
    [...FORM_DEPENDENCIES],
  );
  bind(PRAYER_CHANGE_FORM).toResolvedValue(
    (...given) => providePrayerChangeForm(formDependencies('prayerChange', ...given)),
    [...FORM_DEPENDENCIES],
  );
});

const bindToday = (clock: Clock) => () => dayInZone(churchTimeZone, clock.now());

/** @param name of the storage of half-written texts */
function formDependencies(
  name: string,
  repository: PrayerRepository,
  today: () => CalendarDate,
  user: CurrentUser,
  notifications: Notifications,
): PrayerFormDependencies {
  const draft = makeKeptDraft(user, makeSessionDraftStore(name), () => blankPrayer);
  return { repository, today, draft, notifications };
}
