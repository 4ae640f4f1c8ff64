import { describe, expect, it } from 'vitest';
import { pinningMachine } from '@/content/posts/pins.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { shownForm } from '../../../support/shown-form.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

const item = anAnnouncement({ id: 7 });

describe('REL-27 every state and transition of', () => {
  it('the pin of a post; it ends closed', async () => {
    const report = await walkMachine({
      machine: pinningMachine,
      tell: ({ context }) => [context.failure, context.pinned.length],
      events: [
        { type: 'form.shown', shown: shownForm(false) },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'pin.begun' },
        { type: 'pin.done' },
        { type: 'pins.full', pinned: [item] },
        { type: 'unpin.asked' },
        { type: 'post.lost' },
        { type: 'close.asked' },
        ...succeeds(pinningMachine, 'unpin', null),
        ...fails(pinningMachine, 'unpin', new CallFailure('serverFailed')),
        ...fails(pinningMachine, 'unpin', new CallFailure('notFound')),
      ],
    });
    expect(report).toEqual({ ...ALL_WALKED, neverLeft: ['pinning.closed'] });
  });
});
