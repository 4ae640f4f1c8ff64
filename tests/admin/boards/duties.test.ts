import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterDutyChange,
  type Duty,
  type DutyChange,
  type DutyItem,
  dutiesVacatedBy,
  dutyChangeOf,
  dutyChangeTo,
  isVacantDuty,
  NO_DUTY,
  oppositeDutyChange,
} from '@/admin/boards/duties.ts';
import { aDuty, aDutyMember, placesOf } from '../../builders/duty-board.ts';

const board = [aDuty(1, 11, 12, 13), aDuty(2, 21), aDuty(3)];

const changeOf = (duties: readonly Duty[], item: DutyItem, to: number): DutyChange => {
  const change = dutyChangeOf(duties, item, to);
  if (change === undefined) throw new Error('That means nothing');
  return change;
};

const move = (duties: readonly Duty[], memberId: number, dutyId: number, to: number) =>
  changeOf(duties, [{ memberId, dutyId }], to);

const backOf = (duties: readonly Duty[], change: DutyChange): DutyChange => {
  const back = oppositeDutyChange(duties, change);
  if (back === undefined) throw new Error('There is no way back');
  return back;
};

describe('DUTY-03, DUTY-04 dropping a member on a duty', () => {
  it('is a move with the member, their old and their new duty', () => {
    expect(move(board, 12, 1, 2)).toEqual([
      { member: aDutyMember(12), from: { id: 1, name: '직분 1' }, to: { id: 2, name: '직분 2' } },
    ]);
  });

  it.each([
    ['on their own duty', { memberId: 11, dutyId: 1 }, 1],
    ['on a duty that is not there', { memberId: 11, dutyId: 1 }, 9],
    ['of a member who is not there any more', { memberId: 99, dutyId: 1 }, 2],
    ['of a member who stands elsewhere meanwhile', { memberId: 21, dutyId: 1 }, 3],
    ['from a duty that is not there any more', { memberId: 11, dutyId: 9 }, 2],
  ])('changes nothing %s', (_, dragged, to) => {
    expect(dutyChangeOf(board, [dragged], to)).toBeUndefined();
  });

  it('compares ids of numbers and texts', () => {
    expect(dutyChangeOf(board, [{ memberId: '11', dutyId: '1' }], '2')).toMatchObject([{ member: { id: 11 } }]);
  });
});

describe('DUTY-04 the board after a move', () => {
  it('has the member only in the new duty, at the end', () => {
    expect(placesOf(afterDutyChange(board, move(board, 12, 1, 2)))).toEqual({ 1: [11, 13], 2: [21, 12], 3: [] });
  });

  it('is the same array when the move no longer applies', () => {
    const change = move(board, 12, 1, 2);
    const moved = afterDutyChange(board, change);
    expect(afterDutyChange(moved, change)).toBe(moved);
    const [gone] = change;
    expect(afterDutyChange(board, [{ ...gone, to: { id: 9, name: '' } }])).toBe(board);
    expect(afterDutyChange(board, [{ ...gone, to: gone.from }])).toBe(board);
  });

  it('is restored by the opposite move, with the member at the same index', () => {
    const there = move(board, 12, 1, 3);
    const back = backOf(board, there);
    const [{ member, from, to }] = there;
    expect(back).toEqual([{ member, from: to, to: from, at: 1 }]);
    expect(afterDutyChange(afterDutyChange(board, there), back)).toEqual(board);
  });

  it('has every member once after any moves, and each opposite move restores it', () => {
    const anyMove = fc.record({ member: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        let duties: readonly Duty[] = [aDuty(1, 1, 2, 3, 4), aDuty(2, 5), aDuty(3), aDuty(4, 6, 7, 8, 9)];
        for (const { member, to } of moves) {
          const at = duties.find(({ members }) => members.some(({ id }) => id === member));
          const meant = dutyChangeOf(duties, [{ memberId: member, dutyId: at?.id ?? 0 }], to);
          if (meant === undefined) continue;
          const next = afterDutyChange(duties, meant);
          expect(afterDutyChange(next, backOf(duties, meant))).toEqual(duties);
          duties = next;
        }
        const everyone = duties.flatMap(({ members }) => members.map(({ id }) => Number(id)));
        expect(everyone.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      }),
    );
  });
});

describe('DUTY-04 several members at once', () => {
  const crowd = [aDuty(1, 11, 12, 13, 14), aDuty(2, 21), aDuty(3)];
  const taken = (...ids: readonly (readonly [member: number, duty: number])[]): DutyItem =>
    ids.map(([memberId, dutyId]) => ({ memberId, dutyId }));

  it('move to one duty; those who are there already stay', () => {
    const change = changeOf(crowd, taken([12, 1], [14, 1], [21, 2]), 2);
    expect(placesOf(afterDutyChange(crowd, change))).toEqual({ 1: [11, 13], 2: [21, 12, 14], 3: [] });
    expect(dutyChangeOf(crowd, taken([21, 2]), 2)).toBeUndefined();
  });

  it('move back to their old indexes', () => {
    const all = [
      [11, 1],
      [12, 1],
      [13, 1],
      [14, 1],
      [21, 2],
    ] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...all], { minLength: 1 }), fc.constantFrom(1, 2, 3), (who, where) => {
        const change = dutyChangeOf(crowd, taken(...who), where);
        if (change === undefined) return;
        expect(afterDutyChange(afterDutyChange(crowd, change), backOf(crowd, change))).toEqual(crowd);
      }),
    );
  });
});

describe('ROLE-08 a duty whose last holder is moved away', () => {
  it.each([
    ['one of several', [{ memberId: 12, dutyId: 1 }], 2, []],
    ['the last one', [{ memberId: 21, dutyId: 2 }], 1, [2]],
    ['all together', [11, 12, 13].map((memberId) => ({ memberId, dutyId: 1 })), 3, [1]],
  ])('is vacated: %s', (_, item, to, vacated) => {
    expect(dutiesVacatedBy(board, changeOf(board, item, to))).toEqual(vacated);
  });

  it('is vacant until it is filled; having no duty is none', () => {
    expect(
      [1, 3, NO_DUTY, 9].map((id) => isVacantDuty([...board, { id: NO_DUTY, name: '', members: [] }], id)),
    ).toEqual([false, true, false, false]);
    const change = dutyChangeTo(board, 12, 3);
    expect(change).toEqual(move(board, 12, 1, 3));
    expect(isVacantDuty(change ? afterDutyChange(board, change) : [], 3)).toBe(false);
    expect([dutyChangeTo(board, 12, 1), dutyChangeTo(board, 99, 1)]).toEqual([undefined, undefined]);
  });
});
