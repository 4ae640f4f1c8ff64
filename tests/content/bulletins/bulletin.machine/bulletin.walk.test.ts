import { describe, expect, it } from 'vitest';
import { bulletinMachine } from '@/content/bulletins/bulletin.machine.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const sunday = '2026-11-22';

describe('REL-27 every state and transition of a bulletin', () => {
  it('is walked; an empty bulletin is left only by transitions of the root', async () => {
    const report = await walkMachine({
      machine: bulletinMachine,
      inputs: [{ sunday }],
      inert: ['publications'],
      tell: ({ context: { pages, isStale } }) => [pages.length, isStale],
      events: [
        { type: 'week.shown', sunday },
        { type: 'bulletin.changed' },
        { type: 'retry.asked' },
        { type: 'pageOrder.opened' },
        { type: 'changes.left' },
        { type: 'reload.asked' },
        { type: 'removal.asked' },
        { type: 'removal.cancelled' },
        { type: 'removal.confirmed' },
        ...succeeds(bulletinMachine, 'read', { sunday, pages: ['/1.png'] }),
        ...succeeds(bulletinMachine, 'read', { sunday, pages: [] }),
        ...fails(bulletinMachine, 'read'),
        ...succeeds(bulletinMachine, 'remove', null),
        ...fails(bulletinMachine, 'remove'),
        ...succeeds(bulletinMachine, 'pageOrder', undefined),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['bulletin.empty'], neverTaken: [], strayed: [] });
  });
});
