import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { dutyBoardRules } from '@/admin/boards/duties.machine.ts';
import type { Duty, DutyItem } from '@/admin/boards/duties.ts';
import { zoneBoardRules } from '@/admin/boards/zones.machine.ts';
import type { ItemsMoved } from '@/shared/board-changes.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aDuty, placesOf } from '../../builders/duty-board.ts';
import { aFamily, aZone } from '../../builders/zone-board.ts';
import { settled } from '../../fakes/deferred.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { runningBoard } from '../../support/running-board.ts';

const START: readonly Duty[] = [aDuty(1, 11, 12), aDuty(2, 21), aDuty(3)];

async function dutyBoard(duties = START) {
  const board = runningBoard(dutyBoardRules);
  await settled();
  await board.answerReading(done(duties));
  const places = () => placesOf(board.board());
  const move = async (memberId: number, dutyId: number, to: number | undefined) => {
    board.drag([{ memberId, dutyId }], to);
    await settled();
  };
  return { ...board, places, move };
}

describe('DUTY-03 the drag state', () => {
  it('records the dragged member and the index of the duty that they come from', async () => {
    const { actor, situation } = await dutyBoard();
    actor.send({ type: 'item.lifted', item: [{ memberId: 21, dutyId: 2 }], from: 1, ids: [] });
    expect(situation()).toMatchObject({ drag: 'dragging', active: { item: [{ memberId: 21, dutyId: 2 }], from: 1 } });
    actor.send({ type: 'item.released' });
    expect(situation()).toMatchObject({ drag: 'idle', active: undefined });
  });

  it('records them while the duty is chosen from a list too', async () => {
    const { actor, situation } = await dutyBoard();
    actor.send({ type: 'move.chosen', item: [{ memberId: 11, dutyId: 1 }], from: 0, ids: [] });
    expect(situation()).toMatchObject({ drag: 'choosing', active: { item: [{ memberId: 11, dutyId: 1 }], from: 0 } });
  });

  it('does not begin before the board is loaded', async () => {
    const board = runningBoard(dutyBoardRules);
    board.actor.send({ type: 'item.lifted', item: [{ memberId: 1, dutyId: 1 }], from: 0, ids: [] });
    expect(board.situation()).toMatchObject({ drag: 'idle', reading: 'loading' });
  });
});

describe('DUTY-04 a drop', () => {
  it('tells the selection which members moved, unless it is outside of every duty', async () => {
    const heard: unknown[] = [];
    const selection = createActor(
      fromCallback<ItemsMoved>(({ receive }) => receive((event) => void heard.push(event))),
    ).start();
    const { actor, viewModel, answerReading } = runningBoard(dutyBoardRules, selection);
    await settled();
    await answerReading(done(START));
    const lifted = { item: [{ memberId: 11, dutyId: 1 }], from: 0, ids: ['member:11', 'member:12'] };
    actor.send({ type: 'item.lifted', ...lifted });
    actor.send({ type: 'item.dropped', container: undefined });
    expect(heard).toEqual([]);
    expect(viewModel().droppedOn).toBeUndefined();
    actor.send({ type: 'item.lifted', ...lifted });
    actor.send({ type: 'item.dropped', container: 2 });
    expect(heard).toEqual([{ type: 'items.moved', ids: ['member:11', 'member:12'] }]);
    expect(viewModel().droppedOn).toBe(2);
  });

  it('on another duty moves the member at once, and saves it once', async () => {
    const { move, places, changes, situation, answer, notified } = await dutyBoard();
    await move(11, 1, 2);
    expect(places()).toEqual({ 1: [12], 2: [21, 11], 3: [] });
    expect(situation().drag).toBe('saving');
    expect(
      changes.calls.flatMap(({ args: [change] }) => change).map((each) => [each.member.id, each.from.id, each.to.id]),
    ).toEqual([[11, 1, 2]]);
    await answer(0, done(null));
    expect(situation().drag).toBe('idle');
    expect(notified).toEqual(['saved']);
    expect(places()).toEqual({ 1: [12], 2: [21, 11], 3: [] });
  });

  it('is interpreted once', async () => {
    const asked: unknown[] = [];
    const board = runningBoard({
      ...dutyBoardRules,
      changeOf: (duties: readonly Duty[], item: DutyItem, to: EntityId) => {
        asked.push(to);
        return dutyBoardRules.changeOf(duties, item, to);
      },
    });
    await settled();
    await board.answerReading(done(START));
    board.drag([{ memberId: 11, dutyId: 1 }], 2);
    expect(asked).toEqual([2]);
    expect(board.situation().drag).toBe('saving');
  });

  it.each([
    ['the same duty', 1],
    ['nothing at all', undefined],
  ])('on %s changes nothing', async (_, place) => {
    const { move, places, changes, situation } = await dutyBoard();
    await move(11, 1, place);
    expect(places()).toEqual({ 1: [11, 12], 2: [21], 3: [] });
    expect(changes.calls).toHaveLength(0);
    expect(situation().drag).toBe('idle');
  });

  it.each<[Failure, boolean]>([
    ['forbidden', false],
    ['unauthorized', false],
    ['conflict', true],
    ['notFound', true],
    ['unsupported', true],
    ['invalid', true],
    ['serverFailed', true],
    ['networkError', true],
    ['timedOut', true],
    ['malformed', true],
  ])('that is refused (%s) is reverted and notified; read again: %s', async (reason, rereads) => {
    const { move, places, answer, notified, situation, readings } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, refused(reason));
    expect(places()).toEqual({ 1: [11, 12], 2: [21], 3: [] });
    expect(notified).toEqual([`not saved: ${reason}`]);
    expect(situation()).toMatchObject({ drag: 'failed', reading: rereads ? 'rereading' : 'standing' });
    expect(readings.calls).toHaveLength(rereads ? 2 : 1);
  });

  it('is still possible after a failure', async () => {
    const { move, answer, places, situation } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, refused('forbidden'));
    await move(11, 1, 3);
    expect(situation().drag).toBe('saving');
    await answer(1, done(null));
    expect(places()).toEqual({ 1: [12], 2: [21], 3: [11] });
    expect(situation().drag).toBe('idle');
  });

  it('shows the server’s state after a conflict: another user has moved them meanwhile', async () => {
    const { move, answer, answerReading, places, situation } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, refused('conflict'));
    await answerReading(done([aDuty(1, 12), aDuty(2, 21), aDuty(3, 11)]));
    expect(places()).toEqual({ 1: [12], 2: [21], 3: [11] });
    expect(situation()).toMatchObject({ drag: 'failed', reading: 'standing' });
  });

  it('keeps the shown board when it cannot be read again, and a retry reads it', async () => {
    const { actor, move, answer, answerReading, places, situation } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, refused('networkError'));
    await answerReading(refused('networkError'));
    expect(situation()).toMatchObject({ reading: 'stale', failure: 'networkError' });
    expect(places()).toEqual({ 1: [11, 12], 2: [21], 3: [] });
    actor.send({ type: 'retry.asked' });
    await settled();
    await answerReading(done([aDuty(1, 11), aDuty(2), aDuty(3, 12, 21)]));
    expect(situation().reading).toBe('standing');
    expect(places()).toEqual({ 1: [11], 2: [], 3: [12, 21] });
  });
});

describe('DUTY-04 several moves under way', () => {
  it('of different members are sent at once, and a refused one does not affect the others', async () => {
    const { move, answer, places } = await dutyBoard();
    await move(11, 1, 2);
    await move(12, 1, 3);
    await move(21, 2, 1);
    await answer(1, refused('forbidden'));
    await answer(2, done(null));
    await answer(0, done(null));
    expect(places()).toEqual({ 1: [12, 21], 2: [11], 3: [] });
  });

  it('of one member are sent one after the other, and are all reverted with one message', async () => {
    const { move, answer, places, changes, notified } = await dutyBoard();
    await move(11, 1, 2);
    await move(11, 2, 3);
    expect(changes.calls).toHaveLength(1);
    expect(places()).toEqual({ 1: [12], 2: [21], 3: [11] });
    await answer(0, refused('forbidden'));
    expect(changes.calls).toHaveLength(1);
    expect(places()).toEqual({ 1: [11, 12], 2: [21], 3: [] });
    expect(notified).toEqual(['not saved: forbidden']);
  });

  it('may be answered during a drag', async () => {
    const { actor, move, answer, situation, places } = await dutyBoard();
    await move(11, 1, 2);
    actor.send({ type: 'item.lifted', item: [{ memberId: 12, dutyId: 1 }], from: 0, ids: [] });
    await answer(0, refused('forbidden'));
    expect(situation()).toMatchObject({ drag: 'dragging', active: { item: [{ memberId: 12 }] } });
    actor.send({ type: 'item.dropped', container: 3 });
    await settled();
    expect(places()).toEqual({ 1: [11], 2: [21], 3: [12] });
  });
});

describe('DUTY-04 undo', () => {
  it('sends the opposite move, and puts the member back to the old index', async () => {
    const { move, answer, offer, changes, places, situation, notified } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, done(null));
    offer().undo();
    await settled();
    expect(places()).toEqual({ 1: [11, 12], 2: [21], 3: [] });
    expect(changes.last().args[0]).toMatchObject([{ from: { id: 2 }, to: { id: 1 } }]);
    await answer(1, done(null));
    expect(situation().drag).toBe('undone');
    expect(notified).toEqual(['saved', 'undone']);
  });

  it('that is refused leaves the member in place, with a message', async () => {
    const { move, answer, offer, places, situation, notified } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, done(null));
    offer().undo();
    await settled();
    await answer(1, refused('forbidden'));
    expect(places()).toEqual({ 1: [12], 2: [21, 11], 3: [] });
    expect(situation().drag).toBe('failed');
    expect(notified).toEqual(['saved', 'not undone: forbidden']);
  });

  it('is possible once, and only in time', async () => {
    const { move, answer, offer, changes } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, done(null));
    const { undo, gone } = offer();
    undo();
    undo();
    gone();
    undo();
    await settled();
    expect(changes.calls).toHaveLength(2);
  });

  it('is withdrawn when the member is moved again, and stays for others', async () => {
    const { move, answer, offers } = await dutyBoard();
    await move(11, 1, 2);
    await move(12, 1, 2);
    await answer(0, done(null));
    await answer(1, done(null));
    await move(11, 2, 3);
    expect(offers.map(({ wasWithdrawn }) => wasWithdrawn)).toEqual([true, false]);
  });

  it('is not offered for a move on which a later one depends', async () => {
    const { move, answer, notified } = await dutyBoard();
    await move(11, 1, 2);
    await move(11, 2, 3);
    await answer(0, done(null));
    expect(notified).toEqual(['saved for good']);
    await answer(1, done(null));
    expect(notified).toEqual(['saved for good', 'saved']);
  });

  it('is withdrawn when the page is left', async () => {
    const { actor, move, answer, offer } = await dutyBoard();
    await move(11, 1, 2);
    await answer(0, done(null));
    actor.stop();
    expect(offer().wasWithdrawn).toBe(true);
  });
});

describe('DUTY-02 a board that cannot be read', () => {
  it.each<Failure>(['serverFailed', 'malformed'])('shows the reason (%s), and a retry reads it', async (reason) => {
    const board = runningBoard(dutyBoardRules);
    await settled();
    await board.answerReading(refused(reason));
    expect(board.situation()).toMatchObject({ reading: 'unread', failure: reason, board: undefined });
    board.actor.send({ type: 'retry.asked' });
    await settled();
    await board.answerReading(done(START));
    expect(board.situation()).toMatchObject({ reading: 'standing', board: START });
  });

  it('has failed as unexpected when the call throws', async () => {
    const board = runningBoard(dutyBoardRules);
    await settled();
    board.readings.last().reject(brokenOnPurpose());
    await settled();
    expect(board.situation()).toMatchObject({ reading: 'unread', failure: 'unexpected' });
  });
});

describe('REL-18 leaving the page', () => {
  it('aborts the reading', async () => {
    const board = runningBoard(dutyBoardRules);
    await settled();
    board.actor.stop();
    expect(board.readings.last().args[0].aborted).toBe(true);
  });

  it('loses no move: waiting ones are sent, and a failure is notified', async () => {
    const { actor, move, answer, changes, notified } = await dutyBoard();
    await move(11, 1, 2);
    await move(11, 2, 3);
    actor.stop();
    await answer(0, done(null));
    expect(changes.calls).toHaveLength(2);
    await answer(1, refused('networkError'));
    expect(notified).toEqual(['not saved: networkError']);
  });
});

describe('ZONE-03 a head who is dragged out of the family', () => {
  async function zoneBoard() {
    const board = runningBoard(zoneBoardRules);
    await settled();
    await board.answerReading(done([aZone(1, {}, aFamily(10, { head: 11 }), aFamily(20, { members: [21] }))]));
    board.drag({ kind: 'person', id: 11, familyId: 10 }, { kind: 'family', id: 20 });
    await settled();
    return board;
  }

  it('is asked about first, and moved after the confirmation, without an undo', async () => {
    const { actor, situation, changes, answer, notified, board } = await zoneBoard();
    expect(situation()).toMatchObject({ drag: 'confirming', proposed: { person: { id: 11 } } });
    expect(changes.calls).toHaveLength(0);
    actor.send({ type: 'change.confirmed' });
    await settled();
    expect(board()[0]?.families[0]?.head).toBeUndefined();
    await answer(0, done(null));
    expect(notified).toEqual(['saved for good']);
  });

  it('stays when it is declined', async () => {
    const { actor, situation, changes, board } = await zoneBoard();
    actor.send({ type: 'change.declined' });
    expect(situation()).toMatchObject({ drag: 'idle', proposed: undefined });
    expect(changes.calls).toHaveLength(0);
    expect(board()[0]?.families[0]?.head?.id).toBe(11);
  });
});
