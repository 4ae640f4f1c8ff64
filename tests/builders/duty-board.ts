import type { Duty, DutyMember } from '@/admin/boards/duties.ts';

/** A duty and its members, named after their ids. */
export const aDuty = (id: number, ...members: readonly number[]): Duty => ({
  id,
  name: `직분 ${id}`,
  members: members.map(aDutyMember),
});

export const aDutyMember = (id: number): DutyMember => ({ id, name: `교인 ${id}` });

/** The ids of the members of each duty, by its id. */
export const placesOf = (duties: readonly Duty[]): Record<string, readonly unknown[]> =>
  Object.fromEntries(duties.map(({ id, members }) => [String(id), members.map((member) => member.id)]));
