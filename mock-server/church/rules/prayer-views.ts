import { churchDate } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Prayer } from '../schemas/prayers.ts';
import type { Caller } from './access-tokens.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { requireOwnMember } from './own-member.ts';
import { newestFirst } from './pages.ts';
import { livingPersons, type Person, personAt } from './persons.ts';

export const prayerScopes = ['zone', 'members'] as const;
export const prayerLists = [...prayerScopes, 'mine'] as const;

export type PrayerScope = (typeof prayerScopes)[number];

const gone = refuse('notFound', '없는 기도 제목입니다. 기간이 끝났거나 거두신 것일 수 있습니다.');

/** No list is longer, so that what has ended years ago is not sent to Admins for ever. */
const longestList = 200;

/** A linked member who reads or writes requests. */
export interface PrayerReader {
  readonly memberId: number;
  readonly zoneId: number | null;
  readonly isAdmin: boolean;
}

/** A request as one reader is told of it. */
export interface PrayerView {
  readonly id: number;
  readonly text: string;
  readonly scope: PrayerScope;
  readonly anonymous: boolean;
  /** Null where it was written without a name, for everybody but Admins: for its writer too (REL-35). */
  readonly author: Person | null;
  readonly mine: boolean;
  /** The church's day, not the moment: a moment may tell who wrote it. */
  readonly writtenOn: string;
  readonly until: string;
  readonly ended: boolean;
  /** How often somebody has prayed for it, once a person and day. */
  readonly prayed: number;
  readonly prayedToday: boolean;
  readonly answered: boolean;
  readonly hiddenReason: string | null;
  readonly version: number;
}

/** The reader behind a call; an account without a member is refused. */
export function prayerReader(church: Church, { accountId, roles }: Caller): Outcome<PrayerReader> {
  const own = requireOwnMember(church, accountId);
  if (own.kind === 'refused') return own;
  const { member, zoneId } = own.value;
  return done({ memberId: member.id, zoneId, isAdmin: roles.includes('Admin') });
}

export const hasEnded = (church: Church, { until }: Prayer): boolean => until < churchDate(church.now());

/** Whether a reader is told of a request at all. That of somebody who is in the church's book no more is told to nobody. */
function isVisibleTo(
  church: Church,
  reader: PrayerReader,
  prayer: Prayer,
  people: ReadonlyMap<number, Person>,
): boolean {
  if (!people.has(prayer.memberId)) return false;
  if (prayer.memberId === reader.memberId || reader.isAdmin) return true;
  if (prayer.hiddenReason !== null || hasEnded(church, prayer)) return false;
  return prayer.zoneId === null || prayer.zoneId === reader.zoneId;
}

export const hasPrayedToday = (church: Church, { memberId }: PrayerReader, { prayedBy }: Prayer): boolean =>
  prayedBy.some((one) => one.memberId === memberId && one.day === churchDate(church.now()));

/** A request with what its reader may know of it. */
export function prayerView(
  church: Church,
  reader: PrayerReader,
  prayer: Prayer,
  people: ReadonlyMap<number, Person> = livingPersons(church),
): PrayerView {
  const { id, text, zoneId, anonymous, memberId, created, until, prayedBy, answered, hiddenReason, version } = prayer;
  return {
    id,
    text,
    scope: zoneId === null ? 'members' : 'zone',
    anonymous,
    author: anonymous && !reader.isAdmin ? null : personAt(people, memberId),
    mine: memberId === reader.memberId,
    writtenOn: churchDate(new Date(created)),
    until,
    ended: hasEnded(church, prayer),
    prayed: prayedBy.length,
    prayedToday: hasPrayedToday(church, reader, prayer),
    answered,
    hiddenReason,
    version,
  };
}

const isIn = ({ scope, mine }: PrayerView, list: (typeof prayerLists)[number] | undefined): boolean =>
  list === undefined || (list === 'mine' ? mine : scope === list);

/** What a reader may see, the newest first (MINE-04). @param list all when left out */
export function listPrayers(
  church: Church,
  caller: Caller,
  list: (typeof prayerLists)[number] | undefined,
): Outcome<PrayerView[]> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const people = livingPersons(church);
  const views = church.prayers
    .all()
    .toSorted(newestFirst)
    .filter((prayer) => isVisibleTo(church, reader.value, prayer, people))
    .map((prayer) => prayerView(church, reader.value, prayer, people));
  return done(views.filter((view) => isIn(view, list)).slice(0, longestList));
}

/** A request that a reader is told of. One that is not is as missing as one that never was. */
export function findPrayer(church: Church, reader: PrayerReader, id: number): Outcome<Prayer> {
  const found = church.prayers.findFirst((query) => query.where({ id }));
  return found && isVisibleTo(church, reader, found, livingPersons(church)) ? done(found) : gone;
}
