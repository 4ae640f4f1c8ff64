import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { createPagedFeedMachine } from '@/shared/feed.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const item = { id: 1 };
const machine = createPagedFeedMachine();

const situation = ({ context }: AnyMachineSnapshot): unknown => [
  JSON.stringify(context.items),
  context.leaving.length,
  context.nextPage > context.asked,
];

const pages = [{ type: 'feed.bottomReached' }, { type: 'send.allowed' }, ...succeeds(machine, 'loadPage', [item])];

describe('REL-27 every state and transition of an infinite list', () => {
  it('is walked, and left', async () => {
    const report = await walkMachine({
      machine,
      inert: ['removals', 'restored'],
      tell: situation,
      events: [
        ...pages,
        { type: 'retry.asked' },
        { type: 'item.added', item },
        { type: 'item.changed', item },
        { type: 'item.moved', item },
        { type: 'item.lost', id: item.id },
        { type: 'removal.asked', id: 1 },
        { type: 'removal.asked', id: 2 },
        { type: 'page.left' },
        { type: 'removals.changed', leaving: [item] },
        { type: 'removals.changed', leaving: [] },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'item.restored', item },
        { type: 'removal.refused', item },
        ...succeeds(machine, 'loadPage', []),
        ...fails(machine, 'loadPage'),
      ],
    });
    const repeating = await walkMachine({
      machine,
      inert: ['removals', 'restored'],
      tell: ({ context }) => [context.items.length, context.repeats],
      events: pages,
    });
    expect([...report.strayed, ...repeating.strayed]).toEqual([]);
    expect(report.neverReached).toEqual([]);
    expect(report.neverLeft).toEqual([]);
    // A server that repeats itself has a walk of its own, because its path is long.
    expect(report.neverTaken.filter((transition) => repeating.neverTaken.includes(transition))).toEqual([]);
  });
});
