import { expect, it } from 'vitest';
import { newPostsMachine } from '@/content/seen/new-posts.machine.ts';
import { done } from '@/shared/outcome.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const SEEN = { announcement: undefined, advertisement: undefined, bibleStudy: undefined, bulletin: undefined };
const NOTHING = done([]);

it('REL-27 every state and transition of what is new in the lists', async () => {
  const machine = newPostsMachine;
  const report = await walkMachine({
    machine,
    inputs: [{ seen: SEEN }],
    inert: ['readers'],
    tell: ({ context }) => context.newest === undefined,
    events: [
      { type: 'news.asked' },
      { type: 'retry.asked' },
      { type: 'seen.changed', seen: SEEN },
      { type: 'xstate.after.fresh.newPosts.fresh' },
      ...succeeds(machine, 'read', {
        announcement: NOTHING,
        advertisement: NOTHING,
        bibleStudy: NOTHING,
        bulletin: NOTHING,
      }),
      ...fails(machine, 'read'),
    ],
    comes: ({ type }, snapshot) => type !== 'xstate.after.fresh.newPosts.fresh' || snapshot.matches('fresh'),
  });
  expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
});
