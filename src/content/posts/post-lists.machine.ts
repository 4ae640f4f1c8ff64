import type { Clock } from '@/shared/clock.ports.ts';
import { datePartsOf } from '@/shared/dates.ts';
import { type ProvidedFeed, provideFeed } from '@/shared/feed.machine.ts';
import type { ListEntries } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { RemovalOffers } from '@/shared/removal-offers.machine.ts';
import type { SeenList } from '../seen/seen-posts.ports.ts';
import { byDate, pinnedFirst } from './pins.ts';
import type { PostPages } from './post-lists.use-cases.ts';
import { postRemovals } from './post-removals.machine.ts';
import type { PostRepository } from './posts.ports.ts';
import type { ListStart, Post, PostName } from './posts.ts';

interface PostFeedDependencies<Item extends Post> {
  readonly name: PostName;
  readonly list: Pick<PostRepository<Item>, 'find' | 'remove'>;
  readonly pages: PostPages<Item>;
  readonly notifications: Notifications;
  readonly offers: RemovalOffers;
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
  const { name, list, pages, notifications, offers, entries, seen, clock, firstYear } = dependencies;
  const { onRestored, ...removals } = postRemovals(offers, name);
  // The list that the user comes back to is read again.
  onRestored(() => entries.changed());
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
        onRestored: (listener) =>
          onRestored((id) => {
            void list.find(id).then((found) => found.kind === 'done' && listener(found.value));
          }),
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
