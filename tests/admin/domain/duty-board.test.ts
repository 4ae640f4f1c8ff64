import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterDutyMove, type Duty, dutyMoveOf, oppositeDutyMove } from '@/admin/domain/duty-board.ts';
import { afterDutyChange, dutyChangeOf, oppositeDutyChange } from '@/admin/domain/duty-moves.ts';
import { aDuty, aDutyMember, placesOf } from '../../builders/duty-board.ts';

const board = [aDuty(1, 11, 12, 13), aDuty(2, 21), aDuty(3)];

const move = (duties: readonly Duty[], memberId: number, dutyId: number, to: number) => {
  const meant = dutyMoveOf(duties, { memberId, dutyId }, to);
  if (meant === undefined) throw new Error('That means nothing');
  return meant;
};

describe('DUTY-03, DUTY-04 dropping a member on a duty', () => {
  it('is a move with the member, their old and their new duty', () => {
    expect(move(board, 12, 1, 2)).toEqual({
      member: aDutyMember(12),
      from: { id: 1, name: '직분 1' },
      to: { id: 2, name: '직분 2' },
    });
  });

  it.each([
    ['on their own duty', { memberId: 11, dutyId: 1 }, 1],
    ['on a duty that is not there', { memberId: 11, dutyId: 1 }, 9],
    ['of a member who is not there any more', { memberId: 99, dutyId: 1 }, 2],
    ['of a member who stands elsewhere meanwhile', { memberId: 21, dutyId: 1 }, 3],
    ['from a duty that is not there any more', { memberId: 11, dutyId: 9 }, 2],
  ])('changes nothing %s', (_, dragged, to) => {
    expect(dutyMoveOf(board, dragged, to)).toBeUndefined();
  });

  it('compares ids of numbers and texts', () => {
    expect(dutyMoveOf(board, { memberId: '11', dutyId: '1' }, '2')).toMatchObject({ member: { id: 11 } });
  });
});

describe('DUTY-04 the board after a move', () => {
  it('has the member only in the new duty, at the end', () => {
    expect(placesOf(afterDutyMove(board, move(board, 12, 1, 2)))).toEqual({ 1: [11, 13], 2: [21, 12], 3: [] });
  });

  it('is the same array when the move no longer applies', () => {
    const gone = move(board, 12, 1, 2);
    const moved = afterDutyMove(board, gone);
    expect(afterDutyMove(moved, gone)).toBe(moved);
    expect(afterDutyMove(board, { ...gone, to: { id: 9, name: '' } })).toBe(board);
    expect(afterDutyMove(board, { ...gone, to: gone.from })).toBe(board);
  });

  it('is restored by the opposite move, with the member at the same index', () => {
    const there = move(board, 12, 1, 3);
    const back = oppositeDutyMove(board, there);
    expect(back).toEqual({ member: there.member, from: there.to, to: there.from, at: 1 });
    expect(afterDutyMove(afterDutyMove(board, there), back)).toEqual(board);
  });

  it('has every member once after any moves, and each opposite move restores it', () => {
    const anyMove = fc.record({ member: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        let duties: readonly Duty[] = [aDuty(1, 1, 2, 3, 4), aDuty(2, 5), aDuty(3), aDuty(4, 6, 7, 8, 9)];
        for (const { member, to } of moves) {
          const at = duties.find(({ members }) => members.some(({ id }) => id === member));
          const meant = dutyMoveOf(duties, { memberId: member, dutyId: at?.id ?? 0 }, to);
          if (meant === undefined) continue;
          const next = afterDutyMove(duties, meant);
          expect(afterDutyMove(next, oppositeDutyMove(duties, meant))).toEqual(duties);
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
  const taken = (...ids: readonly (readonly [member: number, duty: number])[]) => ({
    members: ids.map(([memberId, dutyId]) => ({ memberId, dutyId })),
  });

  it('move to one duty; those who are there already stay', () => {
    const change = dutyChangeOf(crowd, taken([12, 1], [14, 1], [21, 2]), 2);
    if (change === undefined) throw new Error('Nobody goes');
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
        const back = oppositeDutyChange(crowd, change);
        if (back === undefined) throw new Error('There is no way back');
        expect(afterDutyChange(afterDutyChange(crowd, change), back)).toEqual(crowd);
      }),
    );
  });
});
