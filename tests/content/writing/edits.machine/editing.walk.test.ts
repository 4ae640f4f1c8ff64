import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAskedEditMachine, selectAskedEdit } from '@/content/writing/asked-post.machine.ts';
import { createEditingMachine } from '@/content/writing/edits.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { recordedOwner } from '../../../fakes/edit-owner.ts';
import { fails, succeeds, walkMachine } from '../../../fakes/walk-machine.ts';

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

  it('the post that is chosen to be changed', async () => {
    const report = await walkMachine({
      machine: createAskedEditMachine<Item>(),
      inputs: [{ page: owner }],
      tell: ({ context }) => [context.id, Math.min(context.count, 2)],
      comes: ({ type }, { context }) => type !== 'edit.asked' || context.count < 2,
      events: [
        { type: 'edit.asked', id: 1, writer: 'a' },
        { type: 'edit.ended' },
        { type: 'item.changed', id: 1, item: { id: 1 } },
        { type: 'item.added', item: { id: 2 } },
        { type: 'item.lost', id: 1 },
      ],
    });
    expect(report).toEqual(ALL_WALKED);
  });
});

describe('EDIT-01 a post that is chosen to be changed', () => {
  it('is chosen by its user alone, and each choice has a form of its own', () => {
    const actor = createActor(createAskedEditMachine<Item>(), { input: { page: owner } }).start();
    actor.send({ type: 'edit.asked', id: 7, writer: 'a' });
    const first = selectAskedEdit(actor.getSnapshot(), 'a');
    expect(first.id).toBe(7);
    expect(selectAskedEdit(actor.getSnapshot(), 'b').id).toBeUndefined();
    actor.send({ type: 'edit.ended' });
    expect(selectAskedEdit(actor.getSnapshot(), 'a')).toEqual({ id: undefined, key: first.key });
    actor.send({ type: 'edit.asked', id: 7, writer: 'a' });
    expect(selectAskedEdit(actor.getSnapshot(), 'a').key).not.toBe(first.key);
  });

  it('and its change are known to the page', () => {
    const { owner: page, changed, added, lost } = recordedOwner<Item>();
    const actor = createActor(createAskedEditMachine<Item>(), { input: { page } }).start();
    actor.send({ type: 'item.changed', id: 7, item: { id: 7 } });
    actor.send({ type: 'item.lost', id: 7 });
    actor.send({ type: 'item.added', item: { id: 8 } });
    expect([changed, lost, added]).toEqual([[{ id: 7 }], [7], [{ id: 8 }]]);
  });
});
