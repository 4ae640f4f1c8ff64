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

/** The maximum length of a list: requests that ended years ago are not sent to Admins. */
const longestList = 200;

/** A linked member who reads or writes requests. */
export interface PrayerReader {
  readonly memberId: number;
  readonly zoneId: number | null;
  readonly isAdmin: boolean;
}

/** A request as one reader sees it. */
export interface PrayerView {
  readonly id: number;
  readonly text: string;
  readonly scope: PrayerScope;
  readonly anonymous: boolean;
  /** Null for a request without a name, except for Admins: for its writer as well (REL-35). */
  readonly author: Person | null;
  readonly mine: boolean;
  /** The church's day, not the timestamp: a timestamp may reveal who wrote it. */
  readonly writtenOn: string;
  readonly until: string;
  readonly ended: boolean;
  /** How often others have prayed for it; each person counts once a day. */
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

/**
 * Whether a reader may see a request at all. A request whose writer is no longer in the register is shown to no reader.
 */
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

/** A request with the fields that its reader may see. */
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

/** The requests that a reader may see, the newest first (MINE-04). @param list all when absent */
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

/** A request that a reader may see. Any other is answered like one that does not exist. */
export function findPrayer(church: Church, reader: PrayerReader, id: number): Outcome<Prayer> {
  const found = church.prayers.findFirst((query) => query.where({ id }));
  return found && isVisibleTo(church, reader, found, livingPersons(church)) ? done(found) : gone;
}
