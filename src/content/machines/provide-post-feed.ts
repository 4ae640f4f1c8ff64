import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { type ProvidedFeed, provideFeed } from '@/shared/machines/provide-feed.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { ListStart } from '../domain/list-start.ts';
import { byDate, pinnedFirst } from '../domain/pin.ts';
import type { Post, PostName } from '../domain/post.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import type { SeenList } from '../ports/seen-memory.ts';
import type { PostPages } from '../use-cases/make-post-pages.ts';
import { notifyRemovals } from './removal-toasts.ts';

interface PostFeedDependencies<Item extends Post> {
  readonly name: PostName;
  readonly list: Pick<PostRepository<Item>, 'remove'>;
  readonly pages: PostPages<Item>;
  readonly notifications: Notifications;
  readonly entries: ListEntries;
  readonly seen: Pick<SeenList, 'notePost'>;
  readonly clock: Clock;
  /** The year of the oldest post that the list can begin with. */
  readonly firstYear: number;
}

/** An infinite list of posts, with the choice of its beginning. */
export interface ProvidedPostFeed<Item extends Post> extends ProvidedFeed<Item> {
  readonly entries: ListEntries;
  /** The years to which a reader can go, the newest first (PAGE-03). */
  readonly years: readonly string[];
}

/** The infinite list from a year or month on, or from the newest post. */
export type PostFeeds<Item extends Post> = (start?: ListStart) => ProvidedPostFeed<Item>;

/** The infinite lists of posts of one kind (LIST-01…03). */
export function providePostFeeds<Item extends Post>(dependencies: PostFeedDependencies<Item>): PostFeeds<Item> {
  const { name, list, pages, notifications, entries, seen, clock, firstYear } = dependencies;
  const removals = notifyRemovals(notifications, name);
  return (start) => {
    const { page } = pages(start);
    const { year } = datePartsOf(clock.today());
    return {
      ...provideFeed<Item>({
        ...removals,
        order: start === undefined ? pinnedFirst() : byDate(),
        loadPage: (number, signal) => page(number, signal),
        remove: async ({ id }) => {
          entries.changed();
          return list.remove(id).finally(() => entries.changed());
        },
        notifyChanged: (added) => {
          entries.changed();
          // A post that the user has written is not new to them (MINE-07).
          if (added !== undefined) seen.notePost(added);
        },
        notifyNotLoaded: (reason) => notifications.notifyFailure({ subject: `${name}NotLoaded`, reason }),
      }),
      entries,
      years: Array.from({ length: year - firstYear + 1 }, (_, before) => String(year - before)),
    };
  };
}
