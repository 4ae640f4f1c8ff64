import { type Church, createChurch, emptyRecords, refill } from '../../mock-server/church/church.ts';
import type { Family, Member } from '../../mock-server/church/schemas/people.ts';
import { NOON } from '../builders/access-token.ts';

const MEMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const member = (id: number): Member => ({
  id,
  name: `교인 ${id}`,
  email: null,
  gender: 'none',
  birthDate: null,
  dutyId: (id % 4) + 1,
  telephone: null,
  photo: null,
  version: 1,
  deletedAt: null,
});

const family = (id: number, zoneId: number, people: readonly [number | null, number | null, ...number[]]): Family => {
  const [headId, spouseId, ...memberIds] = people;
  return { id, zoneId, name: `가정 ${id}`, headId, spouseId, memberIds };
};

/** The mock's own rules, with ten members in four duties, five families and three zones. */
export async function smallChurch(): Promise<Church> {
  const church = createChurch({ now: () => NOON });
  await refill(church, {
    ...emptyRecords(),
    duties: [1, 2, 3, 4].map((id) => ({ id, name: `직분 ${id}` })),
    members: MEMBERS.map(member),
    zones: [
      { id: 1, name: '구역 1', leaderId: 1, chiefId: 2, caretakerId: 5 },
      { id: 2, name: '구역 2', leaderId: 7, chiefId: null, caretakerId: 7 },
      { id: 3, name: '구역 3', leaderId: null, chiefId: null, caretakerId: null },
    ],
    families: [
      family(1, 1, [1, 2, 3, 4]),
      family(2, 1, [5, null, 6]),
      family(3, 2, [7, 8]),
      family(4, 2, [null, 9]),
      family(5, 3, [10, null]),
    ],
  });
  return church;
}
