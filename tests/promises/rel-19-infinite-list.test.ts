import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedItem } from '@/shared/feed.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { settled } from '../fakes/deferred.ts';
import { PAGE_SIZE } from '../support/limits.ts';
import { runningFeed } from '../support/running-feed.ts';

const plain = <Kind extends string>(...kinds: readonly Kind[]) => fc.record({ kind: fc.constantFrom(...kinds) });
const about = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), which: fc.nat(60) });

/** Any steps in any order: by the reader, by the server, and answers that arrive. */
const anyStep = fc.oneof(
  { weight: 8, arbitrary: plain('server works', 'answer arrives') },
  { weight: 4, arbitrary: plain('scroll') },
  { weight: 3, arbitrary: plain('retry', 'others add', 'answer is lost') },
  { weight: 2, arbitrary: about('remove') },
  { weight: 2, arbitrary: about('due') },
  { weight: 1, arbitrary: about('undo') },
);
const manySteps = fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' });
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

interface Travelling {
  /** The id of the item that a removal deletes. */
  readonly item?: number;
  readonly ask: () => Outcome<readonly FeedItem[]> | Outcome<null>;
  readonly give: (answer: Outcome<readonly FeedItem[]> | Outcome<null>) => void;
  answer?: Outcome<readonly FeedItem[]> | Outcome<null>;
}

/** A server whose list changes while a reader scrolls and removes items. */
function story(length: number) {
  const feed = runningFeed();
  const start = Array.from({ length }, (_, index) => index + 1);
  let list: readonly number[] = start;
  let newcomers = 1000;
  const ghosts = new Set<number>();
  const travelling: Travelling[] = [];
  let seenPages = 0;
  let seenRemovals = 0;

  const collect = () => {
    for (const { args, resolve } of feed.pages.calls.slice(seenPages)) {
      const page = args[0];
      travelling.push({
        ask: () => ({
          kind: 'done',
          value: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((id) => ({ id })),
        }),
        give: (answer) => {
          if (answer.kind === 'refused') resolve(answer);
          else resolve({ kind: 'done', value: answer.value ?? [] });
        },
      });
    }
    seenPages = feed.pages.calls.length;
    for (const { args, resolve } of feed.removals.calls.slice(seenRemovals)) {
      const gone = Number(args[0].id);
      travelling.push({
        item: gone,
        ask: () => {
          list = list.filter((id) => id !== gone);
          return { kind: 'done', value: null };
        },
        give: (answer) => resolve(answer.kind === 'refused' ? answer : { kind: 'done', value: null }),
      });
    }
    seenRemovals = feed.removals.calls.length;
  };

  const arrive = () => {
    const call = travelling.find(({ answer }) => answer !== undefined);
    if (call?.answer === undefined) return;
    travelling.splice(travelling.indexOf(call), 1);
    if (call.item !== undefined) ghosts.delete(call.item);
    call.give(call.answer);
  };
  const lose = () => {
    const call = travelling.shift();
    // A reader cannot know whether the server has handled a call whose answer was lost.
    if (call?.item !== undefined && call.answer !== undefined) ghosts.add(call.item);
    call?.give({ kind: 'refused', reason: 'networkError' });
  };

  const take = async (step: Step) => {
    if (step.kind === 'scroll') feed.reachBottom();
    if (step.kind === 'retry') feed.actor.send({ type: 'retry.asked' });
    if (step.kind === 'others add') {
      newcomers += 1;
      list = [newcomers, ...list];
    }
    if (step.kind === 'server works') {
      const waiting = travelling.find(({ answer }) => answer === undefined);
      if (waiting !== undefined) waiting.answer = waiting.ask();
    }
    if (step.kind === 'answer arrives') arrive();
    if (step.kind === 'answer is lost') lose();
    if ('which' in step) {
      const leaving = feed.actor.getSnapshot().context.leaving.map(({ id }) => id);
      const candidates = step.kind === 'remove' ? feed.ids() : leaving;
      const id = candidates[step.which % Math.max(1, candidates.length)];
      if (id !== undefined && step.kind === 'remove') feed.remove(id);
      if (id !== undefined && step.kind === 'due') feed.offer(id).due();
      if (id !== undefined && step.kind === 'undo') feed.offer(id).undo();
    }
    await settled();
    collect();
  };

  return {
    feed,
    take,
    start,
    /** The items that the reader must see: the present ones, and those that were removed while the answer was lost. */
    expected: () => start.filter((id) => list.includes(id) || ghosts.has(id)),
    finish: async () => {
      for (let round = 0; round < 200; round += 1) {
        for (const { id } of feed.actor.getSnapshot().context.leaving) feed.offer(id).due();
        // oxlint-disable-next-line no-await-in-loop -- one step follows the other
        for (const kind of ['server works', 'answer arrives', 'scroll', 'retry'] as const) await take({ kind });
        if (feed.viewModel().isExhausted && travelling.length === 0) return;
      }
      throw new Error('The end of the list never came');
    },
  };
}

describe('REL-19 an infinite list loses nothing while it changes', () => {
  it('shows every item once and in the server’s order, after any removals and additions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: 45 }), manySteps, async (length, steps) => {
        const { feed, take, start, expected, finish } = story(length);
        await settled();
        for (const step of [{ kind: 'server works' }, { kind: 'answer arrives' }, ...steps] as const) {
          // oxlint-disable-next-line no-await-in-loop -- one step follows the other
          await take(step);
          const ids = feed.ids();
          expect(new Set(ids).size).toBe(ids.length);
        }
        await finish();
        expect(feed.ids().filter((id) => start.includes(Number(id)))).toEqual(expected());
        feed.actor.stop();
      }),
      { numRuns: 300 },
    );
  });
});
