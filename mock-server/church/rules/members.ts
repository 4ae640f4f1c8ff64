import type { Church } from '../church.ts';
import type { Member } from '../schemas/people.ts';
import { lostUpdate } from './lost-update.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';

const gone = refuse('notFound', '찾으시는 교인이 없습니다.');
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
  return written ? done(written) : gone;
}

export const listMembers = (church: Church): Outcome<Member[]> =>
  done(church.members.all().filter(({ deletedAt }) => deletedAt === null));

export function readMember(church: Church, id: number): Outcome<Member> {
  const found = findMember(church, id);
  return found ? done(found) : gone;
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
  if (!member) return gone;
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
  return findMember(church, id) ? writeMember(church, id, { deletedAt: church.now().toISOString() }) : gone;
}

/** Undoes a deletion; a member who is not deleted stays as they are. */
export async function restoreMember(church: Church, id: number): Promise<Outcome<Member>> {
  const living = findMember(church, id);
  return living ? done(living) : writeMember(church, id, { deletedAt: null });
}
