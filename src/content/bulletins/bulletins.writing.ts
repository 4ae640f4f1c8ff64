import { type CalendarDate, isCalendarDate } from '@/shared/dates.ts';

/** Whether published pages are added to those that a bulletin already has, or replace them (BULL-05). */
export type IssueMode = 'append' | 'replace';

/** The Sunday for which pages are published, and whether they replace the existing ones. */
export interface BulletinIssue {
  readonly sunday: CalendarDate;
  readonly mode: IssueMode;
}

/**
 * Where published pages ended up, as far as it can be observed. A server may ignore week and mode; it then adds the
 * pages to the bulletin of the present week.
 * - `asRequested` on the requested Sunday, in the requested mode
 * - `otherWeek` on the Sunday named here
 * - `appended` behind the pages that were to be replaced
 * - `unknown` neither could be read
 */
export interface PublishedPlace {
  readonly kind: 'asRequested' | 'otherWeek' | 'appended' | 'unknown';
  readonly sunday: CalendarDate;
}

/** A Sunday's bulletin as the server showed it before and after publishing; undefined where it could not be read. */
interface BulletinReadings {
  readonly before: readonly string[] | undefined;
  readonly after: readonly string[] | undefined;
}

/** Whether a Sunday's bulletin has gained at least that many pages. */
export function hasGained({ before, after }: BulletinReadings, taken: number): boolean {
  if (before === undefined || after === undefined) return false;
  const fresh = after.filter((page) => !before.includes(page)).length;
  return Math.max(fresh, after.length - before.length) >= taken;
}

/** Whether a Sunday's bulletin has exactly that many pages, so that the earlier ones were replaced. */
export const holdsOnly = ({ after }: BulletinReadings, taken: number): boolean => after?.length === taken;

type IssueFields = readonly (readonly [name: string, value: unknown])[];

/** The form fields that are sent with the files. */
export const fieldsOfIssue = ({ sunday, mode }: BulletinIssue) =>
  [
    ['sunday', sunday],
    ['mode', mode],
  ] as const;

/** The inverse of {@link fieldsOfIssue}. @param otherwise the Sunday to use when the fields name none */
export function issueOfFields(fields: IssueFields, otherwise: CalendarDate): BulletinIssue {
  const { sunday, mode } = Object.fromEntries(fields);
  return {
    sunday: typeof sunday === 'string' && isCalendarDate(sunday) ? sunday : otherwise,
    mode: mode === 'replace' ? 'replace' : 'append',
  };
}
