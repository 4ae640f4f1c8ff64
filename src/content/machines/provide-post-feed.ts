import type { FeedItem } from '@/shared/domain/feed.ts';
import { type ProvidedFeed, provideFeed } from '@/shared/machines/provide-feed.ts';
import type { RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import type { Notifications, PostName } from '@/shared/ports/notifications.ts';
import type { PostList } from '../ports/post-list.ts';

/** The infinite list of posts of one kind (LIST-01…03). @param removals notifies of removed posts */
export function providePostFeed<Item extends FeedItem>(
  name: PostName,
  list: PostList<Item>,
  notifications: Notifications,
  removals: Pick<RemovalDependencies<Item>, 'offerUndo' | 'notifyNotRemoved'>,
): ProvidedFeed<Item> {
  return provideFeed<Item>({
    ...removals,
    loadPage: (page, signal) => list.page(page, signal),
    remove: ({ id }) => list.remove(id),
    notifyNotLoaded: (reason) => notifications.notifyFailure({ subject: `${name}NotLoaded`, reason }),
  });
}
