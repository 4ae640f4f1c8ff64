import { describe, expect, it } from 'vitest';
import {
  familyItem,
  familyTarget,
  officeTarget,
  personItem,
  zoneKind,
  zoneTarget,
} from '@/ui/pages/management/zones/zone-kind.ts';
import { makeAcceptsDrop } from '@/ui/patterns/board/use-board.ts';
import { aFamily, aZone } from '../../../../builders/zone-board.ts';

const zones = [
  aZone(1, { leader: 11 }, aFamily(10, { head: 11, members: [12] })),
  aZone(2, {}, aFamily(20, { head: 21 }), aFamily(30)),
];

const choicesFor = (id: string) => {
  const boardItem = zoneKind.itemOf(zones, id);
  if (boardItem === undefined) throw new Error('That is not on the board');
  return zoneKind.choicesFor(zones, boardItem);
};

describe('ZONE-02, ZONE-03, ZONE-04 what can be dropped where', () => {
  it.each([
    [personItem(1), officeTarget(1, 'chief'), true],
    [personItem(1), familyTarget(1), true],
    [personItem(1), zoneTarget(1), false],
    [familyItem(1), zoneTarget(1), true],
    [familyItem(1), familyTarget(1), false],
    [familyItem(1), officeTarget(1, 'chief'), false],
  ])('%s on %s: %s', (boardItem, dropTarget, does) => {
    expect(makeAcceptsDrop(zoneKind)(boardItem, dropTarget)).toBe(does);
  });

  it('a boardItem has its zone’s index, and its place', () => {
    expect(zoneKind.itemOf(zones, personItem(21))).toMatchObject({ from: 1, home: { id: familyTarget(20) } });
    expect(zoneKind.itemOf(zones, familyItem(30))).toMatchObject({ from: 1, home: { id: zoneTarget(2) } });
    expect(zoneKind.itemOf(zones, personItem(99))).toBeUndefined();
  });

  it('every place on the board is found by its id', () => {
    const ids = [zoneTarget(2), officeTarget(1, 'leader'), familyTarget(30)];
    expect(ids.map((id) => zoneKind.dropTargetOf(zones, id)?.container)).toEqual([
      { kind: 'zone', id: 2 },
      { kind: 'role', zoneId: 1, role: 'leader' },
      { kind: 'family', id: 30 },
    ]);
  });
});

describe('ZONE-02, ZONE-03 the places to choose from', () => {
  it('for a person begin with their own zone, and mark their present ones', () => {
    const [own, other] = choicesFor(personItem(11));
    expect(own?.label).toBe('구역 1');
    expect(own?.choices.map(({ label, note, isHome }) => [label, note, isHome])).toEqual([
      ['구역 1 인도자', '교인 11', true],
      ['구역 1 구역장', '비어 있음', false],
      ['구역 1 권찰', '비어 있음', false],
      ['가정 10', '2명', true],
    ]);
    expect(other?.choices.map(({ label }) => label)).toEqual([
      '구역 2 인도자',
      '구역 2 구역장',
      '구역 2 권찰',
      '가정 20',
      '가정 30',
    ]);
    expect(choicesFor(personItem(21))[0]?.label).toBe('구역 2');
  });

  it('for a family are the zones', () => {
    expect(
      choicesFor(familyItem(20)).map(({ choices }) => choices.map(({ id, note, isHome }) => [id, note, isHome])),
    ).toEqual([
      [
        [zoneTarget(1), '가정 1 · 2명', false],
        [zoneTarget(2), '가정 2 · 1명', true],
      ],
    ]);
  });
});
