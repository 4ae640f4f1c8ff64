import { describe, expect, it } from 'vitest';
import { createEditingMachine } from '@/content/writing/edits.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { recordedOwner } from '../../../fakes/edit-owner.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

interface Item {
  readonly id: number;
}

const { owner } = recordedOwner<Item>();

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

const draft = { title: '제목' };
const revision = { draft, version: '"1"', item: { id: 1 } };
const stored = { id: 1, version: '"1"', before: draft, mine: { title: '새 제목' } };

/** The part of a form that the machine reads: with changes, or without. */
const shownForm = (isWritten: boolean) => ({
  form: {
    getSnapshot: () => ({ context: { isWritten }, matches: () => false }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  },
});

describe('REL-27 every state and transition of', () => {
  it('the change of a post', async () => {
    const machine = createEditingMachine<'title', Item>();
    const report = await walkMachine({
      machine,
      inputs: [
        { id: undefined, stored: undefined, owner },
        { id: 1, stored: undefined, owner },
        { id: undefined, stored, owner },
      ],
      tell: ({ context }) => context.shown?.form.getSnapshot().context.isWritten,
      // A form is shown, and meets a conflict, only where there is one.
      comes: ({ type }, snapshot) =>
        ![
          'form.shown',
          'conflict.found',
          'post.lost',
          'post.saved',
          'post.added',
          'post.published',
          'close.confirmed',
        ].includes(type) || snapshot.hasTag('form'),
      events: [
        { type: 'retry.asked' },
        { type: 'form.shown', shown: shownForm(false) },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'conflict.found', before: { ...revision, id: 1, unfinished: undefined }, mine: draft },
        { type: 'conflict.left' },
        { type: 'post.lost' },
        { type: 'post.saved', item: revision.item },
        { type: 'post.added', item: revision.item },
        { type: 'post.published' },
        { type: 'close.asked' },
        { type: 'close.cancelled' },
        { type: 'close.confirmed' },
        ...succeeds(machine, 'read', revision),
        ...fails(machine, 'read', new CallFailure('serverFailed')),
        ...fails(machine, 'read'),
      ],
    });
    // The whole machine handles closing, in any state; a history state leads on at once.
    expect(report).toEqual({
      ...ALL_WALKED,
      neverReached: ['editing.writing.past'],
      neverLeft: ['editing.idle'],
    });
  });
});
