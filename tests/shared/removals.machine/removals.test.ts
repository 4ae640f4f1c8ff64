import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FeedItem } from '@/shared/feed.ts';
import { done } from '@/shared/outcome.ts';
import { provideRemovals } from '@/shared/removals.machine.ts';
import type { RemovalsNews, UndoAnswer } from '@/shared/removals.ts';
import { settled } from '../../fakes/deferred.ts';
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
