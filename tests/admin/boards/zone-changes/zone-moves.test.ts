import { describe, expect, it } from 'vitest';
import {
  afterZoneChange,
  isIrreversible,
  oppositeZoneChange,
  roleChangeOf,
  type ZoneItem,
  type ZonePlace,
  zoneChangeOf,
} from '@/admin/boards/zone-changes.ts';
import type { Zone } from '@/admin/boards/zones.ts';
import { aFamily, aPerson, aZone } from '../../../builders/zone-board.ts';

const board: readonly Zone[] = [
  aZone(
    1,
    { leader: 11, chief: 12, caretaker: 21 },
    aFamily(10, { head: 11, spouse: 12, members: [13, 14] }),
    aFamily(20, { head: 21 }),
  ),
  aZone(2, { leader: 31 }, aFamily(30, { head: 31, members: [32] })),
];

const person = (id: number, familyId: number): ZoneItem => ({ kind: 'person', id, familyId });
const family = (id: number): ZoneItem => ({ kind: 'family', id });
const zonePlace = (id: number): ZonePlace => ({ kind: 'zone', id });
const familyPlace = (id: number): ZonePlace => ({ kind: 'family', id });
const office = (zoneId: number, role: 'leader' | 'chief' | 'caretaker'): ZonePlace => ({ kind: 'role', zoneId, role });

const meant = (zones: readonly Zone[], item: ZoneItem, place: ZonePlace) => {
  const change = zoneChangeOf(zones, item, place);
  if (change === undefined) throw new Error('That means nothing');
  return change;
};
const drop = (item: ZoneItem, place: ZonePlace) => afterZoneChange(board, meant(board, item, place));

describe('ZONE-02 a member dropped on an office of a zone', () => {
  it('becomes its holder', () => {
    expect(drop(person(32, 30), office(1, 'leader'))[0]?.leader).toEqual(aPerson(32));
    expect(drop(person(32, 30), office(1, 'leader'))[1]).toBe(board[1]);
  });

  it('stays in their family', () => {
    expect(drop(person(13, 10), office(2, 'caretaker'))[0]?.families).toBe(board[0]?.families);
  });

  it('changes nothing when they hold it already, or when the zone does not exist', () => {
    expect(zoneChangeOf(board, person(11, 10), office(1, 'leader'))).toBeUndefined();
    expect(zoneChangeOf(board, person(11, 10), office(9, 'leader'))).toBeUndefined();
  });

  it('can be undone: the previous holder gets it back', () => {
    const change = meant(board, person(32, 30), office(1, 'leader'));
    const back = oppositeZoneChange(board, change);
    expect(back && afterZoneChange(afterZoneChange(board, change), back)).toEqual(board);
  });

  it('an office can be emptied, once', () => {
    const change = roleChangeOf(board, { zoneId: 1, role: 'caretaker' }, undefined);
    expect(change && afterZoneChange(board, change)[0]?.caretaker).toBeUndefined();
    expect(roleChangeOf(board, { zoneId: 2, role: 'caretaker' }, undefined)).toBeUndefined();
  });
});

describe('ZONE-03 a member dropped on another family', () => {
  it('is one of its members, and of no other family', () => {
    const [one, two] = drop(person(13, 10), familyPlace(30));
    expect(one?.families[0]?.members).toEqual([aPerson(14)]);
    expect(two?.families[0]?.members).toEqual([aPerson(32), aPerson(13)]);
  });

  it('also within a zone', () => {
    expect(drop(person(13, 10), familyPlace(20))[0]?.families.map(({ members }) => members)).toEqual([
      [aPerson(14)],
      [aPerson(13)],
    ]);
  });

  it.each([
    ['head', 11, { head: undefined, spouse: aPerson(12) }],
    ['spouse', 12, { head: aPerson(11), spouse: undefined }],
  ])('leaves no %s behind, which cannot be undone and is asked about first', (_, id, left) => {
    const change = meant(board, person(id, 10), familyPlace(30));
    expect(isIrreversible(change)).toBe(true);
    expect(oppositeZoneChange(board, change)).toBeUndefined();
    const [one, two] = afterZoneChange(board, change);
    expect(one?.families[0]).toMatchObject(left);
    expect(two?.families[0]?.members).toContainEqual(aPerson(id));
  });

  it('can be undone when they were one of the members', () => {
    const change = meant(board, person(13, 10), familyPlace(30));
    expect(isIrreversible(change)).toBe(false);
    const back = oppositeZoneChange(board, change);
    expect(back && afterZoneChange(afterZoneChange(board, change), back)).toEqual(board);
  });

  it.each<[string, ZoneItem, ZonePlace]>([
    ['on their own family', person(13, 10), familyPlace(10)],
    ['on a zone', person(13, 10), zonePlace(2)],
    ['of a person who has left the family meanwhile', person(13, 20), familyPlace(30)],
    ['on a family that is not there any more', person(13, 10), familyPlace(99)],
  ])('changes nothing %s', (_, item, place) => {
    expect(zoneChangeOf(board, item, place)).toBeUndefined();
  });
});

describe('ZONE-04 a family dropped on another zone', () => {
  it('is there, and its head and spouse lose their offices in the old zone', () => {
    const [one, two] = drop(family(10), zonePlace(2));
    expect(one).toMatchObject({ leader: undefined, chief: undefined, caretaker: aPerson(21) });
    expect(one?.families.map(({ id }) => id)).toEqual([20]);
    expect(two?.families.map(({ id }) => id)).toEqual([30, 10]);
    expect(two?.leader).toEqual(aPerson(31));
  });

  it('can be undone, including the offices', () => {
    const change = meant(board, family(10), zonePlace(2));
    const back = oppositeZoneChange(board, change);
    expect(back && afterZoneChange(afterZoneChange(board, change), back)).toEqual(board);
  });

  it.each<[string, ZoneItem, ZonePlace]>([
    ['on its own zone', family(10), zonePlace(1)],
    ['on a family', family(10), familyPlace(30)],
    ['on an office', family(10), office(2, 'chief')],
    ['on a zone that is not there any more', family(10), zonePlace(99)],
    ['when it is not there any more', family(99), zonePlace(2)],
  ])('changes nothing %s', (_, item, place) => {
    expect(zoneChangeOf(board, item, place)).toBeUndefined();
  });
});

describe('a change that no longer applies to the board', () => {
  it.each<[string, ZoneItem, ZonePlace]>([
    ['an office', person(32, 30), office(1, 'leader')],
    ['a family', family(10), zonePlace(2)],
    ['a member', person(13, 10), familyPlace(30)],
  ])('%s: returns the same board', (_, item, place) => {
    const change = meant(board, item, place);
    const after = afterZoneChange(board, change);
    expect(afterZoneChange(after, change)).toBe(after);
    expect(afterZoneChange([], change)).toEqual([]);
  });
});

describe('ZONE-04 several families at once', () => {
  const several = (...ids: readonly number[]): ZoneItem => ({ kind: 'families', ids });

  it('move to one zone, and back to their indexes and offices', () => {
    const change = meant(board, several(20, 10), zonePlace(2));
    const after = afterZoneChange(board, change);
    expect(after.map(({ families }) => families.map(({ id }) => id))).toEqual([[], [30, 20, 10]]);
    expect([after[0]?.leader, after[0]?.chief, after[0]?.caretaker]).toEqual([undefined, undefined, undefined]);
    const back = oppositeZoneChange(board, change);
    expect(back && afterZoneChange(after, back)).toEqual(board);
  });

  it('are a single move when only one of them moves', () => {
    expect(meant(board, several(10, 30), zonePlace(2))).toMatchObject({ kind: 'family', family: { id: 10 } });
    expect(zoneChangeOf(board, several(30), zonePlace(2))).toBeUndefined();
    expect(zoneChangeOf(board, several(10), familyPlace(30))).toBeUndefined();
  });
});
