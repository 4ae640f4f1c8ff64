import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createPagedFeedMachine } from '@/shared/feed.machine.ts';
import { settled } from '../../fakes/deferred.ts';
import { brokenOnPurpose, takeReported } from '../../fakes/reported-errors.ts';
import { runningFeed } from '../../support/running-feed.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

async function feedOf(...ids: readonly number[]) {
  const feed = runningFeed();
  await feed.answer(...ids);
  return feed;
}

describe('LIST-06 an item that is restored', () => {
  it('has its place again, and one that is older than every loaded item comes with its page', async () => {
    const feed = await feedOf(9, 7, 5);
    feed.restore(8);
    expect(feed.ids()).toEqual([9, 8, 7, 5]);
    feed.restore(3);
    feed.reachBottom();
    await feed.answer(9, 8, 7, 5, 3);
    expect(feed.ids()).toEqual([9, 8, 7, 5, 3]);
  });
});

describe('LIST-01 reaching the bottom requests the next page', () => {
  it('the first page is requested at once', () => {
    const feed = runningFeed();
    expect(feed.asked()).toEqual([1]);
    expect(feed.viewModel()).toMatchObject({ isLoading: true, items: [], asked: 1 });
  });

  it('one page follows the other', async () => {
    const feed = await feedOf(...TEN);
    feed.reachBottom();
    await feed.answer(11, 12);
    feed.reachBottom();
    expect(feed.asked()).toEqual([1, 2, 3]);
    expect(feed.ids()).toEqual([...TEN, 11, 12]);
  });

  it('only while the list waits for it', async () => {
    const feed = runningFeed();
    expect(feed.viewModel().awaitsBottom).toBe(false);
    await feed.answer(...TEN);
    expect(feed.viewModel().awaitsBottom).toBe(true);
    feed.reachBottom();
    expect(feed.viewModel().awaitsBottom).toBe(false);
    await feed.refuse('timedOut');
    expect(feed.viewModel().awaitsBottom).toBe(false);
  });
});

describe('LIST-03 one page is read at a time', () => {
  it('however often the bottom is reached', async () => {
    const feed = await feedOf(...TEN);
    for (let times = 0; times < 5; times += 1) feed.reachBottom();
    feed.actor.send({ type: 'retry.asked' });
    expect(feed.asked()).toEqual([1, 2]);
  });

  it('and an item that a page repeats is shown once', async () => {
    const feed = await feedOf(1, 2);
    feed.reachBottom();
    await feed.answer(2, 3);
    expect(feed.ids()).toEqual([1, 2, 3]);
  });
});

describe('LIST-02 an empty page ends the list', () => {
  it('ends it even after a retry', async () => {
    const feed = await feedOf(1);
    feed.reachBottom();
    await feed.answer();
    expect(feed.viewModel()).toMatchObject({ isExhausted: true, isLoading: false });
    feed.reachBottom();
    feed.actor.send({ type: 'retry.asked' });
    expect(feed.asked()).toEqual([1, 2]);
  });
});

describe('LIST-03 a page that cannot be loaded', () => {
  it('is notified, keeps the list, and a retry requests the same page', async () => {
    const feed = await feedOf(...TEN);
    feed.reachBottom();
    await feed.refuse('serverFailed');
    expect(feed.notified).toEqual(['not loaded: serverFailed']);
    expect(feed.viewModel()).toMatchObject({ failure: 'serverFailed', isLoading: false });
    expect(feed.ids()).toEqual(TEN);

    feed.reachBottom();
    expect(feed.asked()).toEqual([1, 2]);
    feed.actor.send({ type: 'retry.asked' });
    expect(feed.asked()).toEqual([1, 2, 2]);
    await feed.answer(11);
    expect(feed.ids()).toEqual([...TEN, 11]);
  });

  it('has failed as unexpected when the call throws', async () => {
    const feed = runningFeed();
    feed.pages.last().reject(brokenOnPurpose());
    await settled();
    expect(feed.notified).toEqual(['not loaded: unexpected']);
    expect(feed.viewModel().failure).toBe('unexpected');
  });
});

describe('ANNO-02 a new item', () => {
  it('goes to the top', async () => {
    const feed = await feedOf(1, 2);
    feed.actor.send({ type: 'item.added', item: { id: 3 } });
    expect(feed.ids()).toEqual([3, 1, 2]);
  });

  it('MINE-07 is told of as one of its user’s own, which a changed one is not', async () => {
    const feed = await feedOf(1, 2);
    feed.actor.send({ type: 'item.added', item: { id: 3 } });
    feed.actor.send({ type: 'item.changed', item: { id: 1 } });
    expect(feed.added).toEqual([3]);
  });
});

describe('PAGE-03 the pages that are kept of a list', () => {
  it('are outdated with each of its items that is written', async () => {
    const feed = await feedOf(1, 2);
    expect(feed.changes()).toBe(0);
    feed.actor.send({ type: 'item.added', item: { id: 3 } });
    feed.actor.send({ type: 'item.changed', item: { id: 3 } });
    feed.actor.send({ type: 'item.moved', item: { id: 3 } });
    feed.actor.send({ type: 'item.lost', id: 3 });
    expect(feed.changes()).toBe(4);
  });
});

describe('ANNO-03 an item that is removed', () => {
  it('leaves the list at once, and nothing is sent before it is due', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(2);
    expect(feed.ids()).toEqual([1, 3]);
    expect(feed.removals.calls).toHaveLength(0);
  });

  it('is sent once when it is due, without a list call', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(2);
    feed.offer(2).due();
    feed.offer(2).due();
    feed.offer(2).undo();
    expect(feed.removals.calls.map(({ args: [item] }) => item.id)).toEqual([2]);
    feed.removals.last().resolve({ kind: 'done', value: null });
    await settled();
    feed.offer(2).due();
    expect(feed.removals.calls).toHaveLength(1);
    expect(feed.ids()).toEqual([1, 3]);
    expect(feed.asked()).toEqual([1]);
  });

  it('comes back to its place by undo, and is never sent', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(2);
    feed.offer(2).undo();
    feed.offer(2).due();
    expect(feed.ids()).toEqual([1, 2, 3]);
    expect(feed.removals.calls).toHaveLength(0);
  });

  it.each([
    [{ kind: 'refused', reason: 'forbidden' } as const, 'forbidden'],
    [undefined, 'unexpected'],
  ])('comes back to its place when it is refused, which is notified: %j', async (answer, reason) => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(2);
    feed.offer(2).due();
    if (answer === undefined) feed.removals.last().reject(brokenOnPurpose());
    else feed.removals.last().resolve(answer);
    await settled();
    expect(feed.ids()).toEqual([1, 2, 3]);
    expect(feed.notified).toEqual([`not removed: ${reason}`]);
  });

  it('comes back to its place also when its neighbours are removed', async () => {
    const feed = await feedOf(1, 2, 3, 4);
    for (const id of [2, 3, 4]) feed.remove(id);
    feed.offer(3).undo();
    expect(feed.ids()).toEqual([1, 3]);
    feed.offer(2).undo();
    feed.offer(4).undo();
    expect(feed.ids()).toEqual([1, 2, 3, 4]);
  });

  it('stays hidden when a page contains it', async () => {
    const feed = await feedOf(1, 2);
    feed.remove(2);
    feed.reachBottom();
    await feed.answer(2, 3);
    expect(feed.ids()).toEqual([1, 3]);
  });

  it('can be removed again after it came back', async () => {
    const feed = await feedOf(1, 2);
    feed.remove(2);
    feed.offer(2).undo();
    feed.remove(2);
    feed.offer(2).due();
    expect(feed.removals.calls).toHaveLength(1);
  });

  it('is ignored when it is not in the list', async () => {
    const feed = await feedOf(1);
    feed.remove(9);
    feed.remove(1);
    feed.remove(1);
    expect(feed.actor.getSnapshot().context.leaving).toEqual([{ id: 1 }]);
  });
});

describe('leaving the page', () => {
  it('sends every waiting removal once', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(1);
    feed.remove(3);
    feed.offer(1).due();
    feed.actor.send({ type: 'page.left' });
    feed.actor.send({ type: 'page.left' });
    feed.actor.stop();
    expect(feed.removals.calls.map(({ args: [item] }) => item.id)).toEqual([1, 3]);
  });

  it('sends removals that waited for a page', async () => {
    const feed = await feedOf(1, 2);
    feed.reachBottom();
    feed.remove(1);
    feed.offer(1).due();
    expect(feed.removals.calls).toHaveLength(0);
    feed.actor.send({ type: 'page.left' });
    expect(feed.removals.calls).toHaveLength(1);
  });

  it('sends removals during the reading of a page', async () => {
    const feed = await feedOf(1, 2);
    feed.remove(1);
    feed.reachBottom();
    feed.actor.send({ type: 'page.left' });
    expect(feed.removals.calls).toHaveLength(1);
  });

  it('REL-18 aborts the reading of a page', async () => {
    const feed = runningFeed();
    const [, signal] = feed.pages.last().args;
    feed.actor.stop();
    expect(signal.aborted).toBe(true);
    await feed.refuse('aborted');
    expect(feed.notified).toEqual([]);
  });
});

describe('leaving a list', () => {
  it('withdraws the offers to undo, since nobody could accept them', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(1);
    feed.actor.send({ type: 'page.left' });
    expect(feed.offer(1).wasWithdrawn).toBe(true);
  });

  it('still notifies of a later failure (PERM-03)', async () => {
    const feed = await feedOf(1, 2, 3);
    feed.remove(1);
    feed.actor.send({ type: 'page.left' });
    feed.actor.stop();
    feed.removals.last().resolve({ kind: 'refused', reason: 'forbidden' });
    await settled();
    expect(feed.notified).toEqual(['not removed: forbidden']);
  });
});

describe('REL-13 a server that always sends the same page', () => {
  it('is not asked forever', async () => {
    const feed = await feedOf(...TEN);
    while (feed.asked().length < 11) {
      feed.reachBottom();
      // oxlint-disable-next-line no-await-in-loop -- each page is requested after the one before
      await feed.answer(...TEN);
    }
    expect(feed.viewModel().isExhausted).toBe(true);
    expect(feed.asked()).toEqual([...TEN, 11]);
  });

  it('is asked again as long as it sends something new', async () => {
    const feed = await feedOf(...TEN);
    for (const next of TEN.map((id) => id + 10)) {
      feed.reachBottom();
      // oxlint-disable-next-line no-await-in-loop -- each page is requested after the one before
      await feed.answer(...TEN.slice(1), next);
    }
    expect(feed.viewModel().isExhausted).toBe(false);
  });
});

describe('REL-19 pages and removals are not sent at the same time', () => {
  it('a removal that is due while a page is read waits for it', async () => {
    const feed = await feedOf(...TEN);
    feed.reachBottom();
    feed.remove(1);
    feed.offer(1).due();
    expect(feed.removals.calls).toHaveLength(0);
    await feed.answer(11, 12);
    expect(feed.removals.calls).toHaveLength(1);
  });

  it('a page that is requested during a removal waits for it, and goes one back for items that moved up', async () => {
    const feed = await feedOf(...TEN);
    feed.remove(1);
    feed.offer(1).due();
    feed.reachBottom();
    expect(feed.asked()).toEqual([1]);
    expect(feed.viewModel().isLoading).toBe(true);
    feed.removals.last().resolve({ kind: 'done', value: null });
    await settled();
    expect(feed.asked()).toEqual([1, 1]);
    await feed.answer(2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    expect(feed.ids()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('a removal whose answer was lost may be done: the page before is requested again', async () => {
    const feed = await feedOf(...TEN);
    feed.remove(1);
    feed.offer(1).due();
    feed.removals.last().resolve({ kind: 'refused', reason: 'networkError' });
    await settled();
    feed.reachBottom();
    expect(feed.asked()).toEqual([1, 1]);
  });
});

describe('EDIT-04, REL-19 an item that the server has elsewhere now', () => {
  it('may have moved up what is behind it: the page before is requested again', async () => {
    const feed = await feedOf(...TEN);
    feed.actor.send({ type: 'item.moved', item: { id: 3 } });
    feed.reachBottom();
    expect(feed.asked()).toEqual([1, 1]);
    await feed.answer(1, 2, 4, 5, 6, 7, 8, 9, 10, 11);
    expect(feed.ids()).toEqual([...TEN, 11]);
  });

  it('may be on a page that was read: a list that was at its end goes on', async () => {
    const feed = await feedOf(1, 2);
    feed.reachBottom();
    await feed.answer();
    feed.actor.send({ type: 'item.moved', item: { id: 1 } });
    expect(feed.viewModel().isExhausted).toBe(false);
    feed.reachBottom();
    expect(feed.asked()).toEqual([1, 2, 1]);
  });
});

describe('REL-27 a list without dependencies', () => {
  it('throws instead of waiting forever', async () => {
    const failed: unknown[] = [];
    const machine = createPagedFeedMachine().provide({ actors: { restored: fromCallback(() => undefined) } });
    const actor = createActor(machine);
    actor.subscribe({ error: (error) => failed.push(error) });
    actor.start();
    await settled();
    expect(failed).toEqual([new Error('Nothing is provided to notifyNotLoaded')]);
    expect(takeReported()).toEqual([new Error('Nothing is provided to loadPage')]);
  });
});
