import type { Church } from '../church.ts';
import type { Family, Member } from '../schemas/people.ts';
import { findAccount } from './accounts.ts';
import { done, lostUpdate, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { isRestorable } from './removed.ts';

export const noSuchMember = refuse('notFound', '찾으시는 교인이 없습니다.');
const noSuchDuty = refuseInvalid('Duty', '없는 직분입니다.');

/** Some fields of a member; a field left out stays as it is. */
export type MemberFields = { readonly [Field in Exclude<keyof Member, 'id' | 'version'>]?: Member[Field] | undefined };

/** The member, unless deleted. */
export function findMember(church: Church, id: number): Member | undefined {
  const found = church.members.findFirst((query) => query.where({ id }));
  return found?.deletedAt === null ? found : undefined;
}

/** Writes some fields of a member and raises the version. */
export async function writeMember(church: Church, id: number, changes: MemberFields): Promise<Outcome<Member>> {
  const written = await church.members.update((query) => query.where({ id }), {
    data: (member) => {
      Object.assign(member, changes, { version: member.version + 1 });
    },
  });
  return written ? done(written) : noSuchMember;
}

export const listMembers = (church: Church): Outcome<Member[]> =>
  done(church.members.all().filter(({ deletedAt }) => deletedAt === null));

export function readMember(church: Church, id: number): Outcome<Member> {
  const found = findMember(church, id);
  return found ? done(found) : noSuchMember;
}

/** Adds a member (MEMB-04), for now without an e-mail, a duty and a family. */
export const addMember = async (
  church: Church,
  given: Pick<Member, 'name' | 'gender' | 'birthDate'>,
): Promise<Outcome<Member>> =>
  done(
    await church.members.create({
      ...given,
      id: church.nextId('members'),
      email: null,
      dutyId: null,
      version: 1,
      deletedAt: null,
    }),
  );

export interface MemberChange {
  readonly id: number;
  readonly changes: Omit<MemberFields, 'deletedAt'>;
  /** The version that the change was made on; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
}

/** Changes a member (MEMB-05), unless they were changed meanwhile. */
export async function changeMember(church: Church, { id, changes, basedOn }: MemberChange): Promise<Outcome<Member>> {
  const member = findMember(church, id);
  if (!member) return noSuchMember;
  const lost = lostUpdate(basedOn, member.version, '그사이 다른 분이 이 교인의 정보를 바꾸었습니다.');
  if (lost) return lost;
  const { dutyId } = changes;
  if (typeof dutyId === 'number' && !church.duties.findFirst((query) => query.where({ id: dutyId }))) {
    return noSuchDuty;
  }
  return writeMember(church, id, changes);
}

/** Removes a member from every list; {@link restoreMember} undoes it (MEMB-06). */
export async function deleteMember(church: Church, id: number): Promise<Outcome<Member>> {
  return findMember(church, id) ? writeMember(church, id, { deletedAt: church.now().toISOString() }) : noSuchMember;
}

/** Undoes a deletion, unless its time is over; a member who is not deleted stays as they are. */
export async function restoreMember(church: Church, id: number): Promise<Outcome<Member>> {
  const found = church.members.findFirst((query) => query.where({ id }));
  if (!found) return noSuchMember;
  if (found.deletedAt === null) return done(found);
  return isRestorable(church, found.deletedAt) ? writeMember(church, id, { deletedAt: null }) : noSuchMember;
}

/** A person as other records show them. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** All members in the register by id. Deleted members are in no list until they are restored (MEMB-06). */
export const livingPersons = (church: Church): ReadonlyMap<number, Person> =>
  new Map(
    church.members
      .all()
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, name }) => [id, { id, name }]),
  );

/** The person at a place, or null. */
export const personAt = (people: ReadonlyMap<number, Person>, id: number | null): Person | null =>
  (id === null ? undefined : people.get(id)) ?? null;

export const personsAt = (people: ReadonlyMap<number, Person>, ids: readonly number[]): Person[] =>
  ids.flatMap((id) => people.get(id) ?? []);

/** The member to whom an account is linked, with family and zone. */
export interface OwnMember {
  readonly member: Member;
  readonly family: Family | null;
  /** The zone of the family; null for a member without a family, and for a family without a zone. */
  readonly zoneId: number | null;
}

const notLinked = refuse('forbidden', '교인으로 연결된 뒤에 볼 수 있습니다.');

/** Whether a member is of a family, as head, spouse or another member. */
export const belongsTo = ({ headId, spouseId, memberIds }: Family, id: number): boolean =>
  headId === id || spouseId === id || memberIds.includes(id);

const familyOf = (church: Church, memberId: number): Family | null =>
  church.families.all().find((family) => belongsTo(family, memberId)) ?? null;

/** A living member with their family and zone; undefined for an unknown or deleted one. */
function placeOfMember(church: Church, memberId: number): OwnMember | undefined {
  const member = findMember(church, memberId);
  if (!member) return undefined;
  const family = familyOf(church, memberId);
  return { member, family, zoneId: family?.zoneId ?? null };
}

/** The member to whom an account is linked, or undefined: accounts and members are separate records (MINE-02). */
export function findOwnMember(church: Church, accountId: string): OwnMember | undefined {
  const memberId = findAccount(church, accountId)?.memberId ?? null;
  return memberId === null ? undefined : placeOfMember(church, memberId);
}

/** The same for calls that serve linked members only; refuses other users with `forbidden`. */
export function requireOwnMember(church: Church, accountId: string): Outcome<OwnMember> {
  const own = findOwnMember(church, accountId);
  return own ? done(own) : notLinked;
}

/** Members as the list shows them; without an e-mail, `email` is ''. Unknown values are null. */
export function memberEntries(church: Church, members: readonly Member[]) {
  const duties = new Map(church.duties.all().map((duty) => [duty.id, duty]));
  const zones = new Map(church.zones.all().map((zone) => [zone.id, zone]));
  const zoneOf = new Map(
    church.families.all().flatMap((family) => peopleOf(family).map((id) => [id, family.zoneId] as const)),
  );
  return members.map(({ id, name, email, gender, birthDate, dutyId }) => ({
    id,
    name,
    email: email ?? '',
    gender,
    birthDate,
    duty: named(duties.get(dutyId ?? 0)),
    zone: named(zones.get(zoneOf.get(id) ?? 0)),
  }));
}

const peopleOf = ({ headId, spouseId, memberIds }: Family): readonly number[] =>
  [headId, spouseId, ...memberIds].filter((id) => id !== null);

const named = (record: { id: number; name: string } | undefined) =>
  record ? { id: record.id, name: record.name } : null;

/** A member with all details (MEMB-05); unknown values are null. */
export function memberDetail(church: Church, { id, name, email, gender, birthDate, dutyId }: Member) {
  const duty = church.duties.findFirst((query) => query.where((each) => each.id === dutyId));
  const family = church.families.findFirst((query) => query.where((each) => belongsTo(each, id)));
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === family?.zoneId));
  return { id, name, email, gender, birthDate, duty: named(duty), zone: named(zone), family: named(family) };
}
