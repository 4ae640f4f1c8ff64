import * as fc from 'fast-check';
import type { BoardRules } from '@/shared/board-changes.machine.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { refusedBecause, runningBoard } from '../support/running-board.ts';
import { settled } from './deferred.ts';

/** A server with a board, which handles a call only when the test says so. */
export interface BoardServer<Board, Change> {
  readonly read: () => Board;
  readonly save: (change: Change) => Promise<Outcome<null>>;
}

interface Travelling {
  readonly serve: () => Promise<void>;
  readonly give: () => void;
  readonly lose: () => void;
  wasServed: boolean;
}

const step = <Kind extends string>(...kinds: readonly Kind[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), which: fc.nat(99), where: fc.nat(99) });

/** Any steps in any order: drags, undo, the server's handling of a call, answers that arrive or get lost. */
export const anyStory = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: step('drag') },
    { weight: 8, arbitrary: step('serve', 'arrive') },
    { weight: 1, arbitrary: step('lose', 'undo', 'retry', 'others') },
  ),
  { minLength: 8, maxLength: 50, size: 'max' },
);

export type StoryStep = typeof anyStory extends fc.Arbitrary<(infer Step)[]> ? Step : never;

/** A reader who drags items while calls are sent to a server and answered. */
export function boardStory<Board, Item, Container, Change>(
  rules: BoardRules<Board, Item, Container, Change>,
  server: BoardServer<Board, Change>,
  reader: {
    readonly items: (board: Board) => readonly Item[];
    readonly places: (board: Board) => readonly Container[];
    /** A change by another user meanwhile. */
    readonly others: (which: number, where: number) => Promise<unknown>;
  },
) {
  const board = runningBoard(rules);
  const { actor, readings, changes } = board;
  const travelling: Travelling[] = [];
  let seenReadings = 0;
  let seenChanges = 0;

  const collect = () => {
    for (const call of readings.calls.slice(seenReadings)) {
      travelling.push(travel(() => Promise.resolve({ kind: 'done', value: server.read() }), call.resolve));
    }
    for (const call of changes.calls.slice(seenChanges)) {
      travelling.push(travel(() => server.save(call.args[0]), call.resolve));
    }
    seenReadings = readings.calls.length;
    seenChanges = changes.calls.length;
  };

  const end = (which: number, wanted: boolean | undefined, act: 'give' | 'lose') => {
    const calls = travelling.filter(({ wasServed }) => wanted === undefined || wasServed === wanted);
    const call = calls[which % Math.max(1, calls.length)];
    if (call === undefined) return;
    travelling.splice(travelling.indexOf(call), 1);
    call[act]();
  };

  const take = async ({ kind, which, where }: StoryStep) => {
    if (kind === 'drag' && board.viewModel().board !== undefined) {
      const items = reader.items(board.board());
      const places = reader.places(board.board());
      const item = items[which % items.length];
      if (item !== undefined) board.drag(item, places[where % places.length]);
      // Every question is confirmed.
      actor.send({ type: 'change.confirmed' });
    }
    if (kind === 'undo') board.offers[which % Math.max(1, board.offers.length)]?.undo();
    if (kind === 'retry') actor.send({ type: 'retry.asked' });
    if (kind === 'others') await reader.others(which, where);
    if (kind === 'serve') {
      const waiting = travelling.filter(({ wasServed }) => !wasServed);
      await waiting[which % Math.max(1, waiting.length)]?.serve();
    }
    if (kind === 'arrive') end(which, true, 'give');
    if (kind === 'lose') end(which, undefined, 'lose');
    await settled();
    collect();
  };

  return {
    board,
    take,
    /** Lets the server handle every call, and every answer arrive. @throws when that does not end */
    finish: async () => {
      for (let round = 0; round < 300; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one step follows the other
        for (const kind of ['serve', 'arrive', 'retry'] as const) await take({ kind, which: 0, where: 0 });
        if (travelling.length === 0 && board.situation().reading === 'standing') return;
      }
      throw new Error('The calls never came to an end');
    },
  };
}

function travel<Value>(ask: () => Promise<Outcome<Value>>, give: (outcome: Outcome<Value>) => void): Travelling {
  let answer: Outcome<Value> | undefined;
  const call: Travelling = {
    wasServed: false,
    serve: async () => {
      call.wasServed = true;
      answer = await ask();
    },
    give: () => give(answer ?? refusedBecause('malformed')),
    // A reader cannot know whether the server has handled the call.
    lose: () => give(refusedBecause('networkError')),
  };
  return call;
}
