import { describe, expect, it } from 'vitest';
import { isVacantOffice, officesVacatedBy, zoneChangeOf } from '@/admin/boards/zone-changes.ts';
import { officesHeldBy, withNamesakes, withoutFamily, withRole, type Zone } from '@/admin/boards/zones.ts';
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

describe('ROLE-08 the offices that a move empties', () => {
  const zones = [aZone(7, { leader: 1, chief: 9 }, family, neighbours), aZone(8)];
  const office = (role: 'leader' | 'chief' | 'caretaker') => ({ kind: 'role', zoneId: 7, role }) as const;
  const vacatedBy = (...args: readonly [Parameters<typeof zoneChangeOf>[1], Parameters<typeof zoneChangeOf>[2]]) => {
    const change = zoneChangeOf(zones, ...args);
    if (change === undefined) throw new Error('That means nothing');
    return officesVacatedBy(zones, change);
  };

  it('are those of the family that leaves, or of all families that leave together', () => {
    expect(vacatedBy({ kind: 'family', id: 5 }, { kind: 'zone', id: 8 })).toEqual([office('leader')]);
    expect(vacatedBy({ kind: 'families', ids: [5, 6] }, { kind: 'zone', id: 8 })).toEqual([
      office('leader'),
      office('chief'),
    ]);
  });

  it('are none where a person moves, or where an office is given', () => {
    expect(vacatedBy({ kind: 'person', id: 3, familyId: 5 }, { kind: 'family', id: 6 })).toEqual([]);
    expect(vacatedBy({ kind: 'person', id: 3, familyId: 5 }, office('leader'))).toEqual([]);
  });

  it('are vacant until they are given', () => {
    expect([office('leader'), office('caretaker')].map((place) => isVacantOffice(zones, place))).toEqual([false, true]);
    expect(isVacantOffice(zones, { kind: 'zone', id: 8 })).toBe(false);
  });
});

it('ROLE-08 the offices that a person holds are those of every zone', () => {
  const zones = [aZone(7, { leader: 1, chief: 9, caretaker: 1 }), aZone(8, { chief: 1 })];
  expect(officesHeldBy(zones, '1').map(({ zone, role }) => `${zone.id} ${role}`)).toEqual([
    '7 leader',
    '7 caretaker',
    '8 chief',
  ]);
  expect(officesHeldBy(zones, 3)).toEqual([]);
});

describe('MEMB-11 families of one name', () => {
  const marked = (...families: readonly ReturnType<typeof aFamily>[]) =>
    withNamesakes([aZone(7, {}, ...families)])[0]?.families.map(({ isNamesake = false }) => isNamesake);

  it('are marked, and so are those whose first people share theirs; others are not', () => {
    const named = (name: string, one: ReturnType<typeof aFamily>) => ({ ...one, name });
    const other = aFamily(2, { head: 2 });
    expect(marked(named('김민수 가정', family), named('김민수 가정', neighbours), other)).toEqual([true, true, false]);
    const head = { id: 99, name: aPerson(9).name };
    expect(marked(named('', neighbours), named('', { ...aFamily(3), head }), other)).toEqual([true, true, false]);
    expect(marked(named('', aFamily(3)), named('', aFamily(4)))).toEqual([false, false]);
  });
});
