import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { firstSunday } from '@/church/facts.ts';
import type { Post, PostName } from '@/content/domain/post.ts';
import type { WatchedKind } from '@/content/domain/seen-posts.ts';
import { type PostFeeds, providePostFeeds } from '@/content/machines/provide-post-feed.ts';
import type { PostList } from '@/content/ports/post-list.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makePostPages } from '@/content/use-cases/make-post-pages.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';

/** The infinite lists of one kind of post. */
export const bindPostFeeds =
  <Item extends Post>(name: WatchedKind & PostName) =>
  (list: PostList<Item>, notifications: Notifications, clock: Clock): PostFeeds<Item> => {
    const seen = makeSeenList(localSeenMemory, name);
    return providePostFeeds({
      name,
      list,
      pages: makePostPages(list, historyListEntries, seen),
      seen,
      notifications,
      entries: historyListEntries,
      clock,
      firstYear: datePartsOf(firstSunday).year,
    });
  };
