import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { firstSunday } from '@/church/facts.ts';
import type { Post } from '@/content/domain/post.ts';
import { type PostFeeds, providePostFeeds } from '@/content/machines/provide-post-feed.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makePostPages } from '@/content/use-cases/make-post-pages.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { createFeature } from './feature.ts';
import type { PostKind } from './post-kind.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { token } from './token.ts';
import { CLOCK, NOTIFICATIONS } from './tokens.ts';

/** The infinite lists of one kind of post (LIST-01…03). */
export function postFeedsFeature<Item extends Post>({ name, repository, bindings }: PostKind<Item>) {
  const feeds = token<PostFeeds<Item>>(`${name}Feeds`);
  const listBindings = new ContainerModule(({ bind }) => {
    bind(feeds).toResolvedValue(
      (list, notifications, clock) => {
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
      },
      [repository, NOTIFICATIONS, CLOCK],
    );
  });
  return createFeature({ feeds, publishingRights: PUBLISHING_RIGHTS }, [
    ...bindings,
    publishingRightBindings,
    listBindings,
  ]);
}
