import { describe, expect, it } from 'vitest';
import { dutyBoardRules } from '@/admin/machines/duty-board-rules.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import type { BoardState } from '@/shared/machines/board-state.ts';
import { dragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import { aDuty, aDutyMember } from '../../builders/duty-board.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const item = { memberId: 11, dutyId: 1 };

/** Only the last place asks first, so that both ways are walked. */
const rules = { ...dutyBoardRules, asksFirst: ({ to }: { readonly to: { readonly id: unknown } }) => to.id === 3 };

const situation = ({ context }: { readonly context: BoardState }): unknown => {
  const { sent, undoable, ended, isDoubtful, weighed } = context;
  return [
    sent.map(({ number }) => number),
    undoable.map(({ number }) => number),
    ended,
    isDoubtful,
    weighed !== undefined,
  ];
};

/** The first change, what takes it back, and whatever comes after these. */
const numbers = [1, 2] as const;

describe('REL-27 every state and transition of a board', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: dragBoardMachine,
      inputs: [rules],
      tell: situation,
      events: [
        { type: 'item.lifted', item, from: 0 },
        { type: 'places.asked', item, from: 0 },
        { type: 'item.dropped', place: 2 },
        { type: 'item.dropped', place: 3 },
        { type: 'item.dropped', place: undefined },
        { type: 'item.released' },
        { type: 'change.confirmed' },
        { type: 'change.declined' },
        { type: 'change.asked', change: { member: aDutyMember(11), from: { id: 1 }, to: { id: 2 } } },
        ...numbers.flatMap((number) => [
          { type: 'change.saved', number },
          ...(['forbidden', 'conflict', 'aborted'] as const).map((reason) => ({
            type: 'change.refused',
            number,
            reason,
          })),
        ]),
        { type: 'undo.asked', number: 1 },
        { type: 'undo.gone', number: 1 },
        { type: 'retry.asked' },
        { type: 'page.left' },
        ...succeeds(dragBoardMachine, 'load', done([aDuty(1, 11), aDuty(2), aDuty(3)])),
        ...succeeds(dragBoardMachine, 'load', refused('serverFailed')),
        ...fails(dragBoardMachine, 'load'),
      ],
    });
    // A board is there as long as its page is: it runs beside the hand, and is left with the machine alone.
    expect(report).toEqual({ neverReached: [], neverLeft: ['dragBoard.board'], neverTaken: [], strayed: [] });
  });
});
