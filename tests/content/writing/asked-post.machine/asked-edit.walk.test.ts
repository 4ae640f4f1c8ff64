import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAskedEditMachine, selectAskedEdit } from '@/content/writing/asked-post.machine.ts';
import { recordedOwner } from '../../../fakes/edit-owner.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

interface Item {
  readonly id: number;
}

const { owner } = recordedOwner<Item>();

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

describe('REL-27 every state and transition of', () => {
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
