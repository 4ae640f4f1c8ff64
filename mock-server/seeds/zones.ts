import type { Family, Member, Zone } from '../church/schemas/people.ts';
import type { Home } from './members.ts';

const names = [
  '비야모라',
  '레콜레타',
  '카르멜리타스',
  '로스라우렐레스',
  '트리니다드',
  '센트로',
  '사호니아',
  '람바레',
  '산로렌소',
  '루케',
  '페르난도데라모라',
  '마리아노로케알론소',
] as const;

interface Placed {
  readonly zones: Zone[];
  readonly families: Family[];
}

/** The last homes belong to no zone, as new ones do. */
const unplaced = 4;

const adultsOf = ({ family, people }: Home): Member[] =>
  people.filter(({ id }) => id === family.headId || id === family.spouseId);

/** Spreads the homes over the twelve zones; two zones still look for someone. */
export const placeHomes = (homes: readonly Home[]): Placed => {
  const placed = homes.slice(0, homes.length - unplaced);
  const zoneOf = new Map(placed.map(({ family }, at) => [family.id, (at % names.length) + 1]));
  const zones = names.map((name, at): Zone => {
    const here = placed.filter(({ family }) => zoneOf.get(family.id) === at + 1).flatMap(adultsOf);
    const holding = (...dutyIds: number[]): number[] =>
      here.filter(({ dutyId }) => dutyId !== null && dutyIds.includes(dutyId)).map(({ id }) => id);
    const [leaderId = null] = holding(4, 10, 13);
    const chiefId = holding(7, 13).find((id) => id !== leaderId) ?? null;
    const caretakerId = holding(7, 13, 10).find((id) => id !== leaderId && id !== chiefId) ?? null;
    return {
      id: at + 1,
      name: `${name} 구역`,
      leaderId: at === 10 ? null : leaderId,
      chiefId,
      caretakerId: at === 6 || at === 10 ? null : caretakerId,
    };
  });
  const families = homes.map(({ family }) => ({ ...family, zoneId: zoneOf.get(family.id) ?? null }));
  return { zones, families };
};
