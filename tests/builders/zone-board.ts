import type { Family, Zone, ZonePerson } from '@/admin/boards/zones.ts';

export const aPerson = (id: number): ZonePerson => ({ id, name: `교인 ${id}` });

/** A family with head, spouse and others by their ids. */
export const aFamily = (
  id: number,
  { head, spouse, members = [] }: { head?: number; spouse?: number; members?: readonly number[] } = {},
): Family => ({
  id,
  name: `가정 ${id}`,
  head: head === undefined ? undefined : aPerson(head),
  spouse: spouse === undefined ? undefined : aPerson(spouse),
  members: members.map(aPerson),
});

/** A zone with the holders of its offices, by their ids. */
export const aZone = (
  id: number,
  offices: { leader?: number; chief?: number; caretaker?: number } = {},
  ...families: readonly Family[]
): Zone => {
  const holder = (person: number | undefined) => (person === undefined ? undefined : aPerson(person));
  return {
    id,
    name: `구역 ${id}`,
    leader: holder(offices.leader),
    chief: holder(offices.chief),
    caretaker: holder(offices.caretaker),
    families,
  };
};
