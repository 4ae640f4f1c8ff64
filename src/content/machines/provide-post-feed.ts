import type { FeedItem } from '@/shared/domain/feed.ts';
import { type ProvidedFeed, provideFeed } from '@/shared/machines/provide-feed.ts';
import { notifyRemovals } from '@/shared/machines/removal-toasts.ts';
import type { Notifications, PostName } from '@/shared/ports/notifications.ts';
import type { PostList } from '../ports/post-list.ts';

/** The infinite list of posts of one kind (LIST-01…03). */
export function providePostFeed<Item extends FeedItem & { readonly title: string }>(
  name: PostName,
  list: PostList<Item>,
  notifications: Notifications,
): ProvidedFeed<Item> {
  return provideFeed<Item>({
    ...notifyRemovals(notifications, name),
    loadPage: (page, signal) => list.page(page, signal),
    remove: ({ id }) => list.remove(id),
    notifyNotLoaded: (reason) => notifications.notifyFailure({ subject: `${name}NotLoaded`, reason }),
  });
}
