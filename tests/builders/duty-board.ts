import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';

/** A duty called by its number, with members of these ids, each called by theirs. */
export const aDuty = (id: number, ...members: readonly number[]): Duty => ({
  id,
  name: `직분 ${id}`,
  members: members.map(aDutyMember),
});

export const aDutyMember = (id: number): DutyMember => ({ id, name: `교인 ${id}` });

/** Who stands where: the ids of the members by the id of their duty. */
export const placesOf = (duties: readonly Duty[]): Record<string, readonly unknown[]> =>
  Object.fromEntries(duties.map(({ id, members }) => [String(id), members.map((member) => member.id)]));
