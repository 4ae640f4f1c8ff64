import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type PagedFeedEvent, provideFeed } from '@/shared/feed.machine.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { useFeed } from '@/ui/patterns/posts/post-list.tsx';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { settle } from '../../../../support/render-with-core.tsx';

interface Item {
  readonly id: number;
}

async function renderFeed() {
  const pages = handSettled<[number, AbortSignal], Outcome<readonly Item[]>>();
  const removals = handSettled<[Item], Outcome<null>>();
  const provided = provideFeed<Item>({
    loadPage: pages.call,
    remove: removals.call,
    offerUndo: () => () => undefined,
    notifyNotLoaded: () => undefined,
    onRestored: () => () => undefined,
    notifyChanged: () => undefined,
    notifyNotRemoved: () => undefined,
  });
  let send: (event: PagedFeedEvent<Item>) => void = () => undefined;

  function View() {
    const feed = useFeed(provided);
    send = feed.send;
    return <p>{feed.viewModel.isLoading ? 'loading' : feed.viewModel.items.map(({ id }) => id).join(' ')}</p>;
  }
  const view = render(<View />);
  expect(screen.getByText('loading')).toBeVisible();
  pages.last().resolve(done([{ id: 1 }, { id: 2 }, { id: 3 }]));
  await settle();
  const remove = async (id: number) => {
    send({ type: 'removal.asked', id });
    await settle();
  };
  return { ...view, pages, removed: () => removals.calls.map(({ args: [item] }) => item.id), remove, send };
}

describe('an infinite list in a view', () => {
  it('shows the loaded items', async () => {
    const { remove } = await renderFeed();
    expect(screen.getByText('1 2 3')).toBeVisible();
    await remove(2);
    expect(screen.getByText('1 3')).toBeVisible();
  });

  it('sends waiting removals when it is unmounted', async () => {
    const { remove, removed, unmount } = await renderFeed();
    await remove(2);
    expect(removed()).toEqual([]);
    unmount();
    expect(removed()).toEqual([2]);
  });

  it('sends them once when the whole page is left', async () => {
    const { remove, removed, unmount } = await renderFeed();
    await remove(2);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(removed()).toEqual([2]);
  });

  it('REL-18 aborts the reading of a page when it is unmounted', async () => {
    const { pages, send, unmount } = await renderFeed();
    send({ type: 'feed.bottomReached' });
    expect(pages.calls).toHaveLength(2);
    unmount();
    expect(pages.last().args[1].aborted).toBe(true);
  });
});
