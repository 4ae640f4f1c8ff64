import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  providePublishingRights,
  publishingRightMachine,
  type Reader,
} from '@/content/writing/publishing-right.machine.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { walkMachine } from '../../support/walk-machine.ts';

const VISITOR: Reader = { userId: undefined, publishes: false };
const MEMBER: Reader = { userId: '1', publishes: false };
const EDITOR: Reader = { userId: '1', publishes: true };
const OTHER: Reader = { userId: '2', publishes: false };

/** The state of the right after each of these users. */
function after(first: Reader, ...readers: readonly Reader[]) {
  const user = fakeUser();
  const become = ({ userId, publishes }: Reader) =>
    user.become(userId === undefined ? undefined : { userId, roles: publishes ? ['Editor'] : [] });
  become(first);
  const { machine, input } = providePublishingRights(user)();
  const actor = createActor(machine, { input }).start();
  return readers.map((reader) => {
    become(reader);
    return actor.getSnapshot().value;
  });
}

describe('REL-27 every state and transition of the right to publish', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: publishingRightMachine,
      inputs: [EDITOR, MEMBER].map((reader) => ({ ...reader, shown: [] })),
      inert: ['readers', 'emptied'],
      tell: ({ context }) => context,
      events: [
        ...[VISITOR, MEMBER, EDITOR, OTHER].map((reader) => ({ type: 'reader.changed', reader })),
        { type: 'form.shown', shown: {} },
        { type: 'form.emptied' },
      ],
    });
    // The whole machine handles a change of user, in any state.
    expect(report).toEqual({
      neverReached: [],
      neverLeft: ['publishingRight.absent'],
      neverTaken: [],
      strayed: [],
    });
  });
});

describe('REL-09 the form of a user who may no longer publish', () => {
  it('stays for them, and disappears when they sign out or another user signs in', () => {
    expect(after(EDITOR, MEMBER, EDITOR, MEMBER, VISITOR, MEMBER)).toEqual([
      'lost',
      'publishing',
      'lost',
      'absent',
      'absent',
    ]);
    expect(after(EDITOR, MEMBER, OTHER)).toEqual(['lost', 'absent']);
    expect(after(EDITOR, OTHER)).toEqual(['absent']);
  });

  it('is never shown to a user who could never publish', () => {
    expect(after(MEMBER, MEMBER, VISITOR, EDITOR)).toEqual(['absent', 'absent', 'publishing']);
  });
});
