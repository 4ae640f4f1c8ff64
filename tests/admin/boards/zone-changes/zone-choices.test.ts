import { describe, expect, it } from 'vitest';
import { commonZone, PLACES_OF, personChoices, zoneChangeOf } from '@/admin/boards/zone-changes.ts';
import { aFamily, aZone } from '../../../builders/zone-board.ts';

const first = aZone(1, { leader: 11 }, aFamily(10, { head: 11, members: [12] }));
const second = aZone(2, {}, aFamily(20, { head: 21 }), aFamily(30));
const zones = [first, second];

const person = (id: number, familyId: number) => ({ kind: 'person', id, familyId }) as const;

describe('ZONE-02 ZONE-03 ZONE-04 where an item can be moved', () => {
  const items = [person(12, 10), { kind: 'family', id: 10 }, { kind: 'families', ids: [10] }] as const;
  const places = [
    { kind: 'zone', id: 2 },
    { kind: 'family', id: 20 },
    { kind: 'role', zoneId: 2, role: 'chief' },
  ] as const;

  it.each(items.flatMap((item) => places.map((place) => [item, place] as const)))(
    'is where a drop changes something: %o on %o',
    (item, place) => {
      expect(zoneChangeOf(zones, item, place) !== undefined).toBe(PLACES_OF[item.kind].includes(place.kind));
    },
  );
});

describe('ZONE-02 ZONE-03 the places to which a person can be moved', () => {
  it.each([
    [person(11, 10), [1, 2]],
    [person(21, 20), [2, 1]],
    [person(99, 90), [1, 2]],
  ] as const)('begin with their own zone: %o', (item, expected) => {
    expect(personChoices(zones, item).map(({ zone }) => zone.id)).toEqual(expected);
  });

  it('are the offices and the families, the present ones marked', () => {
    const [own, other] = personChoices(zones, person(11, 10));
    expect(own?.offices).toEqual([
      { role: 'leader', isHome: true },
      { role: 'chief', isHome: false },
      { role: 'caretaker', isHome: false },
    ]);
    expect(own?.families.map(({ family, isHome }) => [family.id, isHome])).toEqual([[10, true]]);
    expect(other?.offices.some(({ isHome }) => isHome)).toBe(false);
    expect(other?.families.map(({ family, isHome }) => [family.id, isHome])).toEqual([
      [20, false],
      [30, false],
    ]);
  });
});

describe('ZONE-04 the zone of several families', () => {
  it.each([
    [[20, 30], second],
    [[10], first],
    [[10, 20], undefined],
    [[20, 99], undefined],
    [[], undefined],
  ] as const)('%j: one zone or none', (ids, expected) => {
    expect(commonZone(zones, ids)).toBe(expected);
  });
});
