import { churchDate, plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Attendance, ChurchEvent } from '../schemas/content.ts';
import { findAccount } from './accounts.ts';
import { comingTo, moveUp, partiesOf, queueFor, readEvent, type TakenPlaces, takenPlaces } from './events.ts';
import { findOwnMember } from './members.ts';
import { done, type Outcome, type Refused, refuse, refuseInvalid } from './outcome.ts';
import { readerOf, unseenPupils } from './pupils.ts';
import type { Caller } from './sessions.ts';

/** The state after an answer: the places that are taken, and how many people of the sender's come or wait. */
interface Attending extends TakenPlaces {
  readonly people: number;
  readonly waiting: boolean;
}

interface Asked {
  readonly eventId: number;
  readonly accountId: string;
  /** The number of people in all; 0 withdraws an answer. */
  readonly people: number;
}

/** The largest party of an account that is not linked to a member (MINE-05). */
const MOST_UNLINKED = 5;

const tooLargeUnlinked = refuse('forbidden', '여섯 분부터는 교인으로 연결된 뒤에 알리실 수 있습니다.');

const isOver = (church: Church, { end }: ChurchEvent): boolean => end < churchDate(church.now());

const over = refuseInvalid('event', '지난 행사에는 참석을 알리실 수 없습니다.');

const partyOf = (church: Church, { eventId, accountId }: Asked): Attendance | undefined =>
  church.attendances.findFirst((query) => query.where({ eventId, accountId }));

const tooMany = (limit: number): Refused => refuse('conflict', `이 행사의 자리는 모두 ${limit}명입니다.`);

const noRoom = (free: number): Refused =>
  refuse('conflict', free > 0 ? `남은 자리는 ${free}명입니다.` : '자리가 모두 찼습니다.');

/**
 * Whether a party has to wait, or why it cannot come. No party overtakes the waiting list, nor does one that comes with
 * more people. It keeps its places: a larger number for which there is no room is refused, since waiting would take these
 * places away.
 */
function waits(church: Church, event: ChurchEvent, { people }: Asked, own: Attendance | undefined): Outcome<boolean> {
  const { limit } = event;
  if (limit === undefined) return done(false);
  if (people > limit && people > (own?.people ?? 0)) return tooMany(limit);
  if (own?.waiting === true) return done(true);
  const free = limit - comingTo(church, event.id) + (own?.people ?? 0);
  if (own && people <= own.people) return done(false);
  const isQueued = queueFor(church, event).length > 0;
  if (people <= free && !isQueued) return done(false);
  if (own || event.waitingList !== true) return noRoom(isQueued ? 0 : free);
  return done(true);
}

async function store(church: Church, asked: Asked, own: Attendance | undefined): Promise<Outcome> {
  const event = readEvent(church, asked.eventId);
  if (event.kind === 'refused') return event;
  const waiting = waits(church, event.value, asked, own);
  if (waiting.kind === 'refused') return waiting;
  const answer = { ...asked, waiting: waiting.value };
  await (own
    ? church.attendances.update((query) => query.where({ id: own.id }), {
        data: (party) => void Object.assign(party, answer),
      })
    : church.attendances.create({ ...answer, id: church.nextId('attendances') }));
  return done();
}

/**
 * Answers with how many people a user comes to an event, or withdraws the answer (MINE-05). The same answer can be sent
 * twice.
 */
export async function attend(church: Church, asked: Asked): Promise<Outcome<Attending>> {
  const event = readEvent(church, asked.eventId);
  if (event.kind === 'refused') return event;
  if (isOver(church, event.value)) return over;
  if (asked.people > MOST_UNLINKED && !findOwnMember(church, asked.accountId)) return tooLargeUnlinked;
  const own = partyOf(church, asked);
  if (asked.people === 0) {
    if (own) church.attendances.delete((query) => query.where({ id: own.id }));
  } else {
    const stored = await store(church, asked, own);
    if (stored.kind === 'refused') return stored;
  }
  await moveUp(church, event.value);
  const { people = 0, waiting = false }: Partial<Attendance> = partyOf(church, asked) ?? {};
  return done({ ...takenPlaces(church, event.value), people, waiting });
}

/** The name in the church's register, else that of the account. */
const nameOf = (church: Church, accountId: string): string =>
  findOwnMember(church, accountId)?.member.name ?? findAccount(church, accountId)?.name ?? '';

interface Party extends Pick<Attendance, 'people' | 'waiting'> {
  readonly name: string;
}

/**
 * The parties that come to an event, and those that wait, in chronological order, for its editors. The name of a pupil is '' to
 * one who is not linked to a member (ORGN-07): the party counts all the same.
 */
export function listAttendance(church: Church, eventId: number, caller: Caller): Outcome<Party[]> {
  const event = readEvent(church, eventId);
  if (event.kind === 'refused') return event;
  const unseen = unseenPupils(church, readerOf(church, caller));
  const isUnseen = (accountId: string): boolean => unseen.has(findOwnMember(church, accountId)?.member.id ?? 0);
  return done(
    partiesOf(church, eventId).map(({ accountId, people, waiting }) => ({
      name: isUnseen(accountId) ? '' : nameOf(church, accountId),
      people,
      waiting,
    })),
  );
}

interface OwnAttendance
  extends Pick<Attendance, 'eventId' | 'people' | 'waiting'>,
    Pick<ChurchEvent, 'name' | 'start'> {}

/** The events for which the user has answered, as far as they are not over; the earliest first. */
export function ownAttendance(church: Church, accountId: string): Outcome<OwnAttendance[]> {
  const own = church.attendances
    .findMany((query) => query.where({ accountId }))
    .flatMap(({ eventId, people, waiting }) => {
      const event = readEvent(church, eventId);
      if (event.kind === 'refused' || isOver(church, event.value)) return [];
      const { name, start } = event.value;
      return [{ eventId, name, start, people, waiting }];
    });
  return done(own.toSorted((one, other) => plainOrder(one.start, other.start) || one.eventId - other.eventId));
}
