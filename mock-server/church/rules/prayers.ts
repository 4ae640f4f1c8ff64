import { addDays, churchDate } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Prayer, PrayerList, PrayerScope } from '../schemas/prayers.ts';
import { livingPersons, type Person, personAt, requireOwnMember } from './members.ts';
import { done, lostUpdate, type Outcome, type Refused, refuse, refuseInvalid } from './outcome.ts';
import { newestFirst } from './posts.ts';
import { bringBack, findAside, setAside } from './removed.ts';
import type { Caller } from './sessions.ts';

const gone = refuse('notFound', '없는 기도 제목입니다. 기간이 끝났거나 거두신 것일 수 있습니다.');

/** The maximum length of a list: requests that ended years ago are not sent to Admins. */
const longestList = 200;

/** A linked member who reads or writes requests. */
interface PrayerReader {
  readonly memberId: number;
  readonly zoneId: number | null;
  readonly isAdmin: boolean;
}

/** A request as one reader sees it. */
interface PrayerView {
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
function prayerReader(church: Church, { accountId, roles }: Caller): Outcome<PrayerReader> {
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

const hasPrayedToday = (church: Church, { memberId }: PrayerReader, { prayedBy }: Prayer): boolean =>
  prayedBy.some((one) => one.memberId === memberId && one.day === churchDate(church.now()));

/** A request with the fields that its reader may see. */
function prayerView(
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

const isIn = ({ scope, mine }: PrayerView, list: PrayerList | undefined): boolean =>
  list === undefined || (list === 'mine' ? mine : scope === list);

/** The requests that a reader may see, the newest first (MINE-04). @param list all when absent */
export function listPrayers(church: Church, caller: Caller, list: PrayerList | undefined): Outcome<PrayerView[]> {
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
function findPrayer(church: Church, reader: PrayerReader, id: number): Outcome<Prayer> {
  const found = church.prayers.findFirst((query) => query.where({ id }));
  return found && isVisibleTo(church, reader, found, livingPersons(church)) ? done(found) : gone;
}

/** How many weeks a request may last. */
const mostWeeks = 12;

const notYours = refuse('notFound', '나의 기도 제목이 아닙니다.');
const noZone = refuseInvalid('scope', '구역이 정해진 뒤에 구역에 나누실 수 있습니다.');
const noSuchEnd = refuseInvalid('until', `오늘부터 ${mostWeeks}주 안의 날을 골라 주세요.`);
const overMeanwhile = refuse('conflict', '그사이 기간이 끝났거나 응답받은 기도 제목입니다.');
const ownPrayer = refuse('conflict', '내가 나눈 기도 제목입니다.');
const alreadyHidden = refuse('conflict', '그사이 다른 분이 숨긴 기도 제목입니다.');

/** The fields that its writer sets. */
export interface PrayerDraft {
  readonly text: string;
  readonly scope: PrayerScope;
  readonly anonymous: boolean;
  readonly until: string;
}

const writePrayer = (church: Church, id: number, change: Partial<Omit<Prayer, 'id'>>): Promise<Prayer | undefined> =>
  church.prayers.update((query) => query.where({ id }), { data: (prayer) => void Object.assign(prayer, change) });

/** @param before its present end, which may be kept */
function draftRefused(
  church: Church,
  { zoneId }: PrayerReader,
  { scope, until }: PrayerDraft,
  before?: string,
): Refused | undefined {
  if (scope === 'zone' && zoneId === null) return noZone;
  const today = churchDate(church.now());
  const isOffered = until >= today && until <= addDays(today, mostWeeks * 7);
  return isOffered || until === before ? undefined : noSuchEnd;
}

/** Shares a prayer request (MINE-04). */
export async function postPrayer(church: Church, caller: Caller, draft: PrayerDraft): Promise<Outcome<PrayerView>> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const refused = draftRefused(church, reader.value, draft);
  if (refused) return refused;
  const { memberId, zoneId } = reader.value;
  const { text, scope, anonymous, until } = draft;
  const prayer = await church.prayers.create({
    id: church.nextId('prayers'),
    memberId,
    zoneId: scope === 'zone' ? zoneId : null,
    text,
    anonymous,
    until,
    created: church.now().toISOString(),
    version: 1,
    answered: false,
    hiddenReason: null,
    prayedBy: [],
  });
  return done(prayerView(church, reader.value, prayer));
}

interface OwnPrayer {
  readonly reader: PrayerReader;
  readonly prayer: Prayer;
}

/**
 * The caller's own request. Another user's request is answered like one that does not exist, so that a writer cannot be
 * guessed.
 */
function findOwn(church: Church, caller: Caller, id: number): Outcome<OwnPrayer> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const found = findPrayer(church, reader.value, id);
  if (found.kind === 'refused') return found;
  return found.value.memberId === reader.value.memberId
    ? done({ reader: reader.value, prayer: found.value })
    : notYours;
}

export interface PrayerChange {
  readonly id: number;
  /** The version that the change was made on; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
  readonly draft: PrayerDraft;
}

/** Changes the caller's own request; the prayers that were counted are kept. */
export async function changePrayer(
  church: Church,
  caller: Caller,
  { id, basedOn, draft }: PrayerChange,
): Promise<Outcome<PrayerView>> {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  const { reader, prayer } = own.value;
  const { version } = prayer;
  const lost = lostUpdate(basedOn, version, '그사이 다른 창에서 이 기도 제목을 고치셨습니다.');
  if (lost) return lost;
  const refused = draftRefused(church, reader, draft, prayer.until);
  if (refused) return refused;
  const { text, scope, anonymous, until } = draft;
  const zoneId = scope === 'zone' ? reader.zoneId : null;
  const changed = await writePrayer(church, id, { text, zoneId, anonymous, until, version: version + 1 });
  return changed ? done(prayerView(church, reader, changed)) : notYours;
}

/** Withdraws the caller's own request; {@link restorePrayer} undoes it. */
export async function deletePrayer(church: Church, caller: Caller, id: number): Promise<Outcome> {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  const { reader, prayer } = own.value;
  await setAside(church, { kind: 'prayers', key: id }, { prayers: [prayer] }, reader.memberId);
  return done();
}

/** Undoes the withdrawal of the caller's own request; one that is not withdrawn stays as it is (LIST-06). */
export async function restorePrayer(church: Church, caller: Caller, id: number): Promise<Outcome<PrayerView>> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const thing = { kind: 'prayers', key: id } as const;
  if (findAside(church, thing)?.ownerId === reader.value.memberId) await bringBack(church, thing);
  const own = findOwn(church, caller, id);
  return own.kind === 'refused' ? own : done(prayerView(church, own.value.reader, own.value.prayer));
}

/** Notes that the caller's own request was answered, or that it was not answered after all. */
export async function answerPrayer(church: Church, caller: Caller, id: number, answered: boolean): Promise<Outcome> {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  await writePrayer(church, id, { answered });
  return done();
}

/** Counts a prayer of the caller: a second one on the same day is accepted, but not counted. */
export async function prayFor(church: Church, caller: Caller, id: number): Promise<Outcome> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const found = findPrayer(church, reader.value, id);
  if (found.kind === 'refused') return found;
  const prayer = found.value;
  const { memberId } = reader.value;
  if (prayer.memberId === memberId) return ownPrayer;
  if (prayer.answered || prayer.hiddenReason !== null || hasEnded(church, prayer)) return overMeanwhile;
  if (hasPrayedToday(church, reader.value, prayer)) return done();
  await writePrayer(church, id, { prayedBy: [...prayer.prayedBy, { memberId, day: churchDate(church.now()) }] });
  return done();
}

/** Takes back what the caller has said today; prayers of other days stay counted. */
export async function takePrayingBack(church: Church, caller: Caller, id: number): Promise<Outcome> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const found = findPrayer(church, reader.value, id);
  if (found.kind === 'refused') return found;
  const today = churchDate(church.now());
  const isOfToday = ({ memberId, day }: Prayer['prayedBy'][number]) =>
    memberId === reader.value.memberId && day === today;
  await writePrayer(church, id, { prayedBy: found.value.prayedBy.filter((one) => !isOfToday(one)) });
  return done();
}

/** Hides a request from all but its writer and Admins, with a reason that its writer can read; null shows it again. */
export async function hidePrayer(church: Church, id: number, reason: string | null): Promise<Outcome> {
  const found = church.prayers.findFirst((query) => query.where({ id }));
  if (!found) return refuse('notFound', '없는 기도 제목입니다. 그사이 거두신 것일 수 있습니다.');
  if (reason !== null && found.hiddenReason !== null && found.hiddenReason !== reason) return alreadyHidden;
  await writePrayer(church, id, { hiddenReason: reason });
  return done();
}
