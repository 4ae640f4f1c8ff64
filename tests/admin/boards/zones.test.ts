import { describe, expect, it } from 'vitest';
import { withoutFamily, withRole, type Zone } from '@/admin/boards/zones.ts';
import { aFamily, aPerson, aZone } from '../../builders/zone-board.ts';

/** Head 1, spouse 2, child 3; a neighbour is 9. */
const family = aFamily(5, { head: 1, spouse: 2, members: [3] });
const neighbours = aFamily(6, { head: 9 });

type Offices = Pick<Zone, 'leader' | 'chief' | 'caretaker'>;
const officesOf = ({ leader, chief, caretaker }: Offices) =>
  [leader, chief, caretaker].map((person) => person?.id ?? 'nobody');

describe('ZONE-04 a family that leaves a zone', () => {
  it.each([
    ['the head was leader', { leader: 1 }, ['nobody', 'nobody', 'nobody']],
    ['the head was chief', { chief: 1 }, ['nobody', 'nobody', 'nobody']],
    ['the head was caretaker', { caretaker: 1 }, ['nobody', 'nobody', 'nobody']],
    ['the spouse was leader', { leader: 2 }, ['nobody', 'nobody', 'nobody']],
    ['the spouse was chief', { chief: 2 }, ['nobody', 'nobody', 'nobody']],
    ['the spouse was caretaker', { caretaker: 2 }, ['nobody', 'nobody', 'nobody']],
    ['both held an office', { leader: 1, chief: 2, caretaker: 9 }, ['nobody', 'nobody', 9]],
    ['the head held all three', { leader: 1, chief: 1, caretaker: 1 }, ['nobody', 'nobody', 'nobody']],
    ['a child held one, which stays', { leader: 3, chief: 1 }, [3, 'nobody', 'nobody']],
    ['only others held them, who stay', { leader: 9, chief: 9, caretaker: 9 }, [9, 9, 9]],
    ['nobody held any', {}, ['nobody', 'nobody', 'nobody']],
  ])('%s', (_, offices, left) => {
    const zone = withoutFamily(aZone(7, offices, family, neighbours), family);
    expect(officesOf(zone)).toEqual(left);
    expect(zone.families).toEqual([neighbours]);
  });

  it('without head and spouse empties no office', () => {
    const empty = aFamily(5, { members: [3] });
    expect(officesOf(withoutFamily(aZone(7, { leader: 3, chief: 9 }, empty), empty))).toEqual([3, 9, 'nobody']);
  });
});

describe('ZONE-02 an office', () => {
  it('is given to a person, or vacated', () => {
    const zone = withRole(aZone(7, { leader: 9 }), { role: 'chief', person: aPerson(1) });
    expect(officesOf(zone)).toEqual([9, 1, 'nobody']);
    expect(officesOf(withRole(zone, { role: 'leader', person: undefined }))).toEqual(['nobody', 1, 'nobody']);
  });
});
