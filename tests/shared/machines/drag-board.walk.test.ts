import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { dutyBoardRules } from '@/admin/machines/duty-board-rules.ts';
import { boardChangeMachine } from '@/shared/machines/board-change.machine.ts';
import type { BoardState, LiveChange } from '@/shared/machines/board-state.ts';
import { dragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import { aDuty, aDutyMember } from '../../builders/duty-board.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const item = { memberId: 11, dutyId: 1 };

/** Only the last place asks first, so that both ways are walked. */
const rules = { ...dutyBoardRules, asksFirst: ({ to }: { readonly to: { readonly id: unknown } }) => to.id === 3 };

const situation = ({ context }: { readonly context: BoardState }): unknown => {
  const { changes, ended, isDoubtful, proposed } = context;
  return [
    changes.map(({ number, isSaved, isUndo }) => [number, isSaved, isUndo]),
    ended,
    isDoubtful,
    proposed !== undefined,
  ];
};

/** A change reports only while it lives; two of them, at most, show all that can become of any. */
const comes = (event: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  event.type === 'change.asked' || event.type === 'change.confirmed'
    ? context.count < 2
    : event['number'] === undefined || context.changes.some(({ number }: LiveChange) => number === event['number']);

describe('REL-27 every state and transition of a board', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: dragBoardMachine,
      inert: ['change'],
      comes,
      inputs: [rules],
      tell: situation,
      events: [
        { type: 'item.lifted', item, from: 0 },
        { type: 'places.asked', item, from: 0 },
        { type: 'item.dropped', place: 3 },
        { type: 'item.dropped', place: undefined },
        { type: 'item.released' },
        { type: 'change.confirmed' },
        { type: 'change.declined' },
        { type: 'change.asked', change: { member: aDutyMember(11), from: { id: 1 }, to: { id: 2 } }, isUndo: true },
        { type: 'change.asked', change: { member: aDutyMember(11), from: { id: 2 }, to: { id: 3 } } },
        { type: 'change.saved', number: 1 },
        { type: 'change.refused', number: 1, reason: 'conflict' },
        { type: 'change.refused', number: 2, reason: 'conflict' },
        { type: 'change.settled', number: 1 },
        { type: 'retry.asked' },
        ...succeeds(dragBoardMachine, 'load', [aDuty(1, 11), aDuty(2), aDuty(3)]),
        ...fails(dragBoardMachine, 'load'),
      ],
    });
    // A board is there as long as its page is: it runs beside the drag, and is left with the machine alone.
    expect(report).toEqual({ neverReached: [], neverLeft: ['dragBoard.board'], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of a change of a board', () => {
  it('is walked', async () => {
    const board = createActor(fromCallback(() => undefined));
    const made = { number: 1, change: 'there', isUndo: false };
    const report = await walkMachine({
      machine: boardChangeMachine,
      inputs: [
        { board, made: { ...made, opposite: 'back' } },
        { board, made: { ...made, opposite: undefined } },
      ],
      inert: ['offerUndo'],
      tell: ({ context }) => context.made.opposite,
      events: [
        { type: 'undo.asked' },
        { type: 'undo.expired' },
        { type: 'change.overtaken' },
        ...succeeds(boardChangeMachine, 'save', null),
        ...fails(boardChangeMachine, 'save'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
