import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { pagedFeedMachine } from '@/shared/machines/paged-feed.machine.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const item = { id: 1 };

const situation = ({ context }: AnyMachineSnapshot): unknown => [
  JSON.stringify(context.items),
  context.leaving.length,
  context.nextPage > context.asked,
];

const pages = [
  { type: 'feed.bottomReached' },
  { type: 'turn.given' },
  ...succeeds(pagedFeedMachine, 'loadPage', [item]),
];

describe('REL-27 every state and transition of an infinite list', () => {
  it('is walked; only its end is for ever, beside its two halves', async () => {
    const report = await walkMachine({
      machine: pagedFeedMachine,
      inert: ['removals'],
      tell: situation,
      events: [
        ...pages,
        { type: 'feed.retryAsked' },
        { type: 'item.added', item },
        { type: 'item.removeAsked', id: 1 },
        { type: 'item.removeAsked', id: 2 },
        { type: 'list.pressed' },
        { type: 'rows.moved' },
        { type: 'xstate.after.still.pagedFeed.presses.held' },
        { type: 'page.left' },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'removal.refused', item },
        ...succeeds(pagedFeedMachine, 'loadPage', []),
        ...fails(pagedFeedMachine, 'loadPage'),
      ],
    });
    const repeating = await walkMachine({
      machine: pagedFeedMachine,
      inert: ['removals'],
      tell: ({ context }) => [context.items.length, context.repeats],
      events: pages,
    });
    expect([...report.strayed, ...repeating.strayed]).toEqual([]);
    expect(report.neverReached).toEqual([]);
    expect(report.neverLeft).toEqual(['pagedFeed.reading', 'pagedFeed.reading.exhausted', 'pagedFeed.presses']);
    // A server that repeats itself is a walk of its own: it is long, and nothing else happens on it.
    expect(report.neverTaken.filter((transition) => repeating.neverTaken.includes(transition))).toEqual([]);
  });
});
