import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FeedItem } from '@/shared/feed.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { provideRemovals } from '@/shared/removals.machine.ts';
import type { RemovalsNews, UndoAnswer } from '@/shared/removals.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { receiving } from '../../fakes/receiver.ts';

/** The removals of a list, which records the events that it receives. */
function running() {
  const heard: string[] = [];
  const answers = new Map<FeedItem['id'], (answer: UndoAnswer) => void>();
  const machine = provideRemovals<FeedItem>({
    remove: () => Promise.resolve(done(null)),
    offerUndo: ({ id }, removal) => {
      answers.set(id, removal.send);
      return () => undefined;
    },
    notifyNotRemoved: () => undefined,
  });
  const list = receiving<RemovalsNews<FeedItem>>((news) => {
    if (news.type === 'removals.changed') heard.push(`leaving ${news.leaving.map(({ id }) => id).join()}`.trim());
    else if (news.type !== 'send.allowed') heard.push(`${news.type} ${news.item.id}`);
  });
  const actor = createActor(machine, { input: { list } }).start();
  return {
    heard,
    remove: (id: number) => actor.send({ type: 'item.taken', item: { id } }),
    answer: async (id: number, answer: UndoAnswer['type']) => {
      answers.get(id)?.({ type: answer });
      await settled();
    },
  };
}

describe('the list of removals', () => {
  it('is told what leaves', () => {
    const { heard, remove } = running();
    remove(1);
    remove(2);
    expect(heard).toEqual(['leaving 1', 'leaving 1,2']);
  });

  it('forgets what is gone before it would show it again', async () => {
    const { heard, remove, answer } = running();
    remove(1);
    remove(2);
    heard.length = 0;
    await answer(1, 'undo.expired');
    await answer(2, 'undo.asked');
    expect(heard).toEqual(['removal.done 1', 'leaving 2', 'removal.undone 2', 'leaving']);
  });
});

describe('LIST-06 a removal at a server that can restore', () => {
  /** The removal of one item; the test answers whether it can be restored, and the removal. */
  function removing() {
    const heard: string[] = [];
    const asked = handSettled<[item: FeedItem], boolean>();
    const removals = handSettled<[item: FeedItem], Outcome<null>>();
    const machine = provideRemovals<FeedItem>({
      remove: removals.call,
      restoring: { isPossible: asked.call, offer: ({ id }) => void heard.push(`offered ${id}`) },
      offerUndo: () => () => void heard.push('delayed'),
      notifyNotRemoved: (reason) => void heard.push(reason),
    });
    const list = receiving<RemovalsNews<FeedItem>>(({ type }) => void heard.push(type));
    const actor = createActor(machine, { input: { list } }).start();
    actor.send({ type: 'item.taken', item: { id: 1 } });
    return { actor, heard, asked, removals };
  }

  it('is sent at once, and offered to be restored when it has arrived', async () => {
    const { heard, asked, removals } = removing();
    expect(removals.calls).toHaveLength(0);
    asked.last().resolve(true);
    await settled();
    expect(removals.calls).toHaveLength(1);
    removals.last().resolve(done(null));
    await settled();
    expect(heard).toEqual(['removals.changed', 'offered 1', 'removal.done', 'removals.changed']);
  });

  it('that is refused is not offered', async () => {
    const { heard, asked, removals } = removing();
    asked.last().resolve(true);
    await settled();
    removals.last().resolve(refused('forbidden'));
    await settled();
    expect(heard).toEqual(['removals.changed', 'forbidden', 'removal.refused', 'removals.changed']);
  });

  it('waits for its undo where the server cannot', async () => {
    const { actor, heard, asked, removals } = removing();
    asked.last().resolve(false);
    await settled();
    expect(removals.calls).toHaveLength(0);
    actor.send({ type: 'page.left' });
    removals.last().resolve(done(null));
    await settled();
    expect(heard).toEqual(['removals.changed', 'delayed', 'removal.done', 'removals.changed']);
  });

  it.each([
    [true, ['offered 1']],
    [false, []],
  ])(
    'does not wait for the answer when the page is left; it is offered where that is possible: %s',
    async (answer, offered) => {
      const { actor, heard, asked, removals } = removing();
      actor.send({ type: 'page.left' });
      actor.stop();
      expect(removals.calls).toHaveLength(1);
      removals.last().resolve(done(null));
      await settled();
      asked.last().resolve(answer);
      await settled();
      expect(heard.filter((each) => each.startsWith('offered'))).toEqual(offered);
    },
  );
});
