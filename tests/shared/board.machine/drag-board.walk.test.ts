import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { dutyBoardRules } from '@/admin/boards/duties.machine.ts';
import type { DutyChange } from '@/admin/boards/duties.ts';
import { createDragBoardMachine } from '@/shared/board.machine.ts';
import { createBoardChangeMachine } from '@/shared/board-changes.machine.ts';
import { aDuty, aDutyMember } from '../../builders/duty-board.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const item = [{ memberId: 11, dutyId: 1 }];

/** Only a drop on the last place asks first, so that both paths are walked. */
const rules = { ...dutyBoardRules, asksFirst: ([{ to }]: DutyChange) => to.id === 3 };

interface Change {
  readonly number: number;
  readonly isSaved: boolean;
  readonly isUndo: boolean;
}

const board = createDragBoardMachine();
const boardChange = createBoardChangeMachine();

const situation = ({ context }: AnyMachineSnapshot): unknown => {
  const { changes, ended, mustReload, proposed } = context;
  return [
    changes.map(({ number, isSaved, isUndo }: Change) => [number, isSaved, isUndo]),
    ended,
    mustReload,
    proposed !== undefined,
  ];
};

/** Only running changes send events; two of them show every combination. */
const comes = (event: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  event.type === 'change.asked' || event.type === 'change.confirmed'
    ? context.count < 2
    : event['number'] === undefined || context.changes.some(({ number }: Change) => number === event['number']);

describe('REL-27 every state and transition of a board', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: board,
      inert: ['change'],
      comes,
      inputs: [rules],
      tell: situation,
      events: [
        { type: 'item.lifted', item, from: 0, ids: [] },
        { type: 'move.chosen', item, from: 0, ids: [] },
        { type: 'item.dropped', container: 3 },
        { type: 'item.dropped', container: undefined },
        { type: 'item.released' },
        { type: 'change.confirmed' },
        { type: 'change.declined' },
        { type: 'change.asked', change: [{ member: aDutyMember(11), from: { id: 1 }, to: { id: 2 } }], isUndo: true },
        { type: 'change.asked', change: [{ member: aDutyMember(11), from: { id: 2 }, to: { id: 3 } }] },
        { type: 'change.saved', number: 1 },
        { type: 'change.refused', number: 1, reason: 'conflict' },
        { type: 'change.refused', number: 2, reason: 'conflict' },
        { type: 'change.settled', number: 1 },
        { type: 'retry.asked' },
        ...succeeds(board, 'load', { known: [aDuty(1, 11), aDuty(2), aDuty(3)] }),
        ...fails(board, 'load'),
      ],
    });
    // The state `board` lives as long as the machine; it is parallel to the drag.
    expect(report).toEqual({ neverReached: [], neverLeft: ['dragBoard.board'], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of a board’s change', () => {
  it('is reached, left and taken by some event', async () => {
    const listener = createActor(fromCallback(() => undefined));
    const made = { number: 1, change: 'there', isUndo: false };
    const report = await walkMachine({
      machine: boardChange,
      inputs: [
        { board: listener, made: { ...made, opposite: 'back' } },
        { board: listener, made: { ...made, opposite: undefined } },
      ],
      inert: ['offerUndo'],
      tell: ({ context }) => context.made.opposite,
      events: [
        { type: 'undo.asked' },
        { type: 'undo.expired' },
        { type: 'change.overtaken' },
        ...succeeds(boardChange, 'save', null),
        ...fails(boardChange, 'save'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
