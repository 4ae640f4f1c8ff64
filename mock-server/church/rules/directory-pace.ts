import type { Church, DirectoryReading } from '../church.ts';
import { done, type Outcome, type Refused, refuse } from './outcome.ts';

/**
 * The number of members that one account may read within five minutes. Members are counted and not calls, so that a
 * user who looks up one name after another is never stopped; ten full pages are more than a person reads in that time,
 * and fewer than all members.
 */
const MOST_PEOPLE = 200;
const WINDOW_MS = 5 * 60_000;

const tooFast = refuse('tooMany', '짧은 시간에 명부를 너무 많이 넘기셨습니다. 잠시 뒤에 다시 볼 수 있습니다.');

const total = (readings: readonly DirectoryReading[]): number => readings.reduce((sum, { people }) => sum + people, 0);

/** The readings that still count; none when the clock was set back. */
const recent = (church: Church, accountId: string): readonly DirectoryReading[] => {
  const now = church.now().getTime();
  return (church.directoryReadings.get(accountId) ?? []).filter(({ at }) => at <= now && at > now - WINDOW_MS);
};

const refusedTooFast = (church: Church, readings: readonly DirectoryReading[]): Refused => {
  // The first readings, up to the one after whose end there is room again.
  const last = readings.find((_, at) => total(readings.slice(at + 1)) < MOST_PEOPLE);
  const until = (last?.at ?? 0) + WINDOW_MS;
  return { ...tooFast, retryAfter: Math.ceil((until - church.now().getTime()) / 1000) };
};

/**
 * A page of the directory for an account; refuses with `tooMany` when the account reads it faster than a person does.
 */
export function atReadingPace<Entry>(
  church: Church,
  accountId: string,
  read: () => readonly Entry[],
): Outcome<readonly Entry[]> {
  const readings = recent(church, accountId);
  if (total(readings) >= MOST_PEOPLE) return refusedTooFast(church, readings);
  const entries = read();
  const reading = { at: church.now().getTime(), people: Math.max(1, entries.length) };
  church.directoryReadings.set(accountId, [...readings, reading]);
  return done(entries);
}
