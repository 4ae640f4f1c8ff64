import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAskedPinMachine, selectAskedPin } from '@/content/writing/asked-post.machine.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

const item = anAnnouncement({ id: 7 });

describe('REL-27 every state and transition of', () => {
  it('the post that is chosen to be pinned', async () => {
    const report = await walkMachine({
      machine: createAskedPinMachine(),
      tell: ({ context }) => Math.min(context.count, 2),
      comes: (_, { context }) => context.count < 2,
      events: [{ type: 'pin.asked', item, writer: 'a' }],
    });
    expect(report).toEqual(ALL_WALKED);
  });
});

describe('EDIT-04 a post that is chosen to be pinned', () => {
  it('is chosen by its user alone, and each choice has a dialog of its own', () => {
    const actor = createActor(createAskedPinMachine()).start();
    actor.send({ type: 'pin.asked', item, writer: 'a' });
    const first = selectAskedPin(actor.getSnapshot(), 'a');
    expect(first.item).toBe(item);
    expect(selectAskedPin(actor.getSnapshot(), 'b').item).toBeUndefined();
    actor.send({ type: 'pin.asked', item, writer: 'a' });
    expect(selectAskedPin(actor.getSnapshot(), 'a').key).not.toBe(first.key);
  });
});
