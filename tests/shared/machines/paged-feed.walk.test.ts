import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { done, refused } from '@/shared/domain/outcome.ts';
import { pagedFeedMachine } from '@/shared/machines/paged-feed.machine.ts';
import { removalMachine } from '@/shared/machines/removal.machine.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const item = { id: 1 };

const pending = ({ context }: AnyMachineSnapshot): unknown => [
  JSON.stringify(context.items),
  context.removals.map((removal: { readonly isDue: boolean }) => removal.isDue),
  context.nextPage > context.asked,
];

const pages = [{ type: 'feed.bottomReached' }, ...succeeds(pagedFeedMachine, 'loadPage', done([item]))];

describe('REL-27 every state and transition of an infinite list', () => {
  it('is walked; only its end is for ever, beside its two halves', async () => {
    const report = await walkMachine({
      machine: pagedFeedMachine,
      inert: ['removal'],
      tell: pending,
      events: [
        ...pages,
        { type: 'feed.retryAsked' },
        { type: 'item.added', item },
        { type: 'item.removeAsked', id: 1 },
        { type: 'item.removeAsked', id: 2 },
        { type: 'item.undoAsked', id: 1 },
        { type: 'item.removeDue', id: 1 },
        { type: 'list.pressed' },
        { type: 'rows.moved' },
        { type: 'xstate.after.still.pagedFeed.presses.held' },
        { type: 'page.left' },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'removal.refused', item, reason: 'forbidden' },
        ...succeeds(pagedFeedMachine, 'loadPage', done([])),
        ...succeeds(pagedFeedMachine, 'loadPage', refused('serverFailed')),
        ...fails(pagedFeedMachine, 'loadPage'),
      ],
    });
    const repeating = await walkMachine({
      machine: pagedFeedMachine,
      inert: ['removal'],
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

describe('REL-27 every state and transition of a removal', () => {
  it('is walked', async () => {
    const list = createActor(fromCallback(() => undefined)).start();
    const report = await walkMachine({
      machine: removalMachine,
      inputs: [{ item, list }],
      events: [
        { type: 'removal.due' },
        { type: 'removal.undo' },
        ...succeeds(removalMachine, 'remove', done(null)),
        ...succeeds(removalMachine, 'remove', refused('notFound')),
        ...fails(removalMachine, 'remove'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
