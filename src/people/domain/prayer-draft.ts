import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter } from '@/shared/domain/calendar-days.ts';
import type { Prayer, PrayerScope } from './prayer.ts';

/** How long a request may be, in UTF-16 units. */
export const MOST_LETTERS = 1000;

/** For how many weeks a request can be shared. */
export const WEEKS = Array.from({ length: 12 }, (_, before) => String(before + 1));

/** The weeks of a request whose end stays as it is. */
export const SAME_END = '';

/**
 * The form's values: `name` is `named` or `nameless`, `weeks` one of {@link WEEKS} or {@link SAME_END}. A change names
 * its request and the version on which it is based; in a new request both are ''.
 */
export type PrayerDraft = Readonly<Record<'id' | 'version' | 'text' | 'scope' | 'name' | 'weeks', string>>;

export type PrayerError = 'missing' | 'tooLong';

/** The request that is sent. */
export interface PrayerPost {
  readonly text: string;
  readonly scope: PrayerScope;
  readonly isAnonymous: boolean;
  readonly until: CalendarDate;
}

export const blankPrayer: PrayerDraft = {
  id: '',
  version: '',
  text: '',
  scope: 'members',
  name: 'named',
  weeks: '4',
};

/** The initial form of a change. */
export const draftOf = ({ id, version = '', text, scope, isAnonymous }: Prayer): PrayerDraft => ({
  id: String(id),
  version,
  text,
  scope,
  name: isAnonymous ? 'nameless' : 'named',
  weeks: SAME_END,
});

export function prayerErrors({ text }: PrayerDraft): Partial<Record<keyof PrayerDraft, PrayerError>> {
  if (text.trim() === '') return { text: 'missing' };
  return text.trim().length > MOST_LETTERS ? { text: 'tooLong' } : {};
}

/** The last day of a request that is shared for some weeks from today on. @param before its end so far */
export function endOf(weeks: string, today: CalendarDate, before?: CalendarDate): CalendarDate {
  if (weeks === SAME_END && before !== undefined) return before;
  return daysAfter(today, 7 * (Number(weeks) || Number(blankPrayer.weeks)));
}

/** @param before the end so far of a request that is changed */
export const postOf = (draft: PrayerDraft, today: CalendarDate, before?: CalendarDate): PrayerPost => ({
  text: draft.text.trim(),
  scope: draft.scope === 'zone' ? 'zone' : 'members',
  isAnonymous: draft.name === 'nameless',
  until: endOf(draft.weeks, today, before),
});
