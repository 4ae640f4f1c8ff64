import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';

/** What becomes of pages that a bulletin has already, when others are published (BULL-05). */
export type IssueMode = 'append' | 'replace';

/** For which Sunday pages are published, and how they go together with those that are there. */
export interface BulletinIssue {
  readonly sunday: CalendarDate;
  readonly mode: IssueMode;
}

/**
 * Where pages have gone, as far as anybody can see. A server may know neither weeks nor modes: then it follows its own
 * rule, which is to add to the bulletin of the present week.
 * - `asAsked` to the Sunday, in the mode that was asked for
 * - `otherWeek` to the Sunday that is named
 * - `appended` behind the pages that were to be replaced
 * - `unseen` nobody can tell
 */
export interface Whereabouts {
  readonly kind: 'asAsked' | 'otherWeek' | 'appended' | 'unseen';
  readonly sunday: CalendarDate;
}

/** What a server showed of a Sunday's bulletin before and after; undefined where it could not be read. */
interface Sight {
  readonly before: readonly string[] | undefined;
  readonly after: readonly string[] | undefined;
}

/** Whether a Sunday's bulletin has got at least so many pages that were not there. */
export function hasGained({ before, after }: Sight, taken: number): boolean {
  if (before === undefined || after === undefined) return false;
  const fresh = after.filter((page) => !before.includes(page)).length;
  return Math.max(fresh, after.length - before.length) >= taken;
}

/** Whether a Sunday's bulletin holds so many pages and no more: those that were there have gone. */
export const holdsOnly = ({ after }: Sight, taken: number): boolean => after?.length === taken;

type IssueFields = readonly (readonly [name: string, value: unknown])[];

/** An issue as what travels beside files, in words of the church. */
export const fieldsOfIssue = ({ sunday, mode }: BulletinIssue) =>
  [
    ['sunday', sunday],
    ['mode', mode],
  ] as const;

/** Undoes {@link fieldsOfIssue}. @param otherwise the Sunday of what names none */
export function issueOfFields(fields: IssueFields, otherwise: CalendarDate): BulletinIssue {
  const { sunday, mode } = Object.fromEntries(fields);
  return {
    sunday: typeof sunday === 'string' && isCalendarDate(sunday) ? sunday : otherwise,
    mode: mode === 'replace' ? 'replace' : 'append',
  };
}
