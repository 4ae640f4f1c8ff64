import { describe, expect, it } from 'vitest';
import { createItemPageMachine } from '@/content/posts/post-page.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const item = { id: 42 };

describe('REL-27 every state and transition of the page of one item', () => {
  it('is reached, left and taken by some event', async () => {
    const machine = createItemPageMachine();
    const report = await walkMachine({
      machine,
      inert: ['removals', 'restored'],
      events: [
        { type: 'retry.asked' },
        { type: 'removal.asked' },
        { type: 'item.changed', id: 42, item: {} },
        { type: 'item.changed', id: 7, item: {} },
        { type: 'item.lost', id: 42 },
        { type: 'item.added', item: {} },
        { type: 'page.left' },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'item.restored', item },
        { type: 'removal.refused', item },
        ...succeeds(machine, 'find', item),
        ...fails(machine, 'find', new CallFailure('notFound')),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
