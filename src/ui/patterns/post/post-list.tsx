import type { ReactNode } from 'react';
import { addressFrom } from '@/content/domain/list-start.ts';
import type { Post } from '@/content/domain/post.ts';
import { navigate } from '@/ui/kit/navigation/location.ts';
import type { FeedPage } from '@/ui/messages/ko/feed-page-messages.ts';
import type { FeedMessages } from '@/ui/messages/ko/post-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { FeedJump } from './feed-jump.tsx';
import { FeedSince } from './feed-since.tsx';
import type { usePostFeed } from './use-post-feed.ts';

interface PostListProps<Item extends Post> {
  readonly page: FeedPage;
  /** The address of the whole list. */
  readonly address: string;
  readonly messages: FeedMessages;
  readonly feed: ReturnType<typeof usePostFeed<Item>>;
  /** Renders one post; `onRemove` is given to users who may remove it. */
  readonly children: (item: Item, onRemove: (() => void) | undefined) => ReactNode;
}

/** A list of posts, from the newest or from a chosen year or month on (LIST-01, PAGE-03). */
export function PostList<Item extends Post>({ page, address, messages, feed, children }: PostListProps<Item>) {
  const { viewModel, send, list, entries, years, start, publishes } = feed;
  return (
    <>
      <FeedJump years={years} start={start} onAsked={(year, month) => navigate(addressFrom(address, year, month))} />
      {start !== undefined && <FeedSince start={start} first={viewModel.items[0]} newest={address} />}
      <Feed
        page={page}
        messages={messages}
        viewModel={viewModel}
        send={send}
        list={list}
        entries={entries}
        removable={publishes}
      >
        {children}
      </Feed>
    </>
  );
}
