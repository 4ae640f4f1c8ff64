import type { Church } from '../church.ts';
import type { Duty } from '../schemas/people.ts';
import { findMember, noSuchMember, type Person, writeMember } from './members.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { unseenPupils } from './pupils.ts';

const noSuchDuty = refuse('notFound', '없는 직분입니다.');
const movedMeanwhile = refuse('conflict', '그사이 다른 분이 이 교인을 옮겼습니다.');

export interface DutyWithMembers extends Duty {
  readonly members: readonly Person[];
}

const findDuty = (church: Church, id: number): Duty | undefined =>
  church.duties.findFirst((query) => query.where({ id }));

const withMembers = (church: Church, { id, name }: Duty): DutyWithMembers => {
  const holders = church.members.all().filter(({ dutyId, deletedAt }) => dutyId === id && deletedAt === null);
  return { id, name, members: holders.map((member) => ({ id: member.id, name: member.name })) };
};

/** Every duty with its holders (DUTY-01). */
export const listDuties = (church: Church): Outcome<DutyWithMembers[]> =>
  done(church.duties.all().map((duty) => withMembers(church, duty)));

/** One duty with its holders (PEOP-03), but for pupils: nobody signs in to read it (ORGN-07). */
export function readDuty(church: Church, id: number): Outcome<DutyWithMembers> {
  const duty = findDuty(church, id);
  if (!duty) return noSuchDuty;
  const { members, ...known } = withMembers(church, duty);
  const unseen = unseenPupils(church, 'stranger');
  return done({ ...known, members: members.filter((holder) => !unseen.has(holder.id)) });
}

export interface DutyMove {
  readonly memberId: number;
  readonly fromDutyId: number | null;
  /** null removes the duty. */
  readonly toDutyId: number | null;
}

/**
 * Gives a member another duty (DUTY-04). Refuses with `conflict` when they no longer have the one that the change is
 * based on.
 */
export async function moveToDuty(church: Church, { memberId, fromDutyId, toDutyId }: DutyMove): Promise<Outcome> {
  const member = findMember(church, memberId);
  if (toDutyId !== null && !findDuty(church, toDutyId)) return noSuchDuty;
  if (!member) return noSuchMember;
  if (member.dutyId !== fromDutyId) return movedMeanwhile;
  if (fromDutyId !== toDutyId) await writeMember(church, memberId, { dutyId: toDutyId });
  return done();
}
