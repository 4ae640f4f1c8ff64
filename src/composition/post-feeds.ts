import { ContainerModule } from 'inversify';
import { firstSunday } from '@/church/facts.ts';
import type { Post } from '@/content/domain/post.ts';
import { type PostFeeds, providePostFeeds } from '@/content/machines/provide-post-feed.ts';
import { makePostPages } from '@/content/use-cases/make-post-pages.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { byName } from './by-name.ts';
import { createFeature } from './feature.ts';
import { LIST_ENTRIES, listEntriesBindings } from './list-entries.bindings.ts';
import type { PostKind } from './post-kind.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { SEEN_LISTS, seenListsBindings } from './seen-lists.bindings.ts';
import { token } from './token.ts';
import { CLOCK, NOTIFICATIONS } from './tokens.ts';

/** The infinite lists of one kind of post (LIST-01…03). */
export function postFeedsFeature<Item extends Post>({ name, repository, bindings }: PostKind<Item>) {
  const feeds = token<PostFeeds<Item>>(`${name}Feeds`);
  const listBindings = new ContainerModule(({ bind }) => {
    bind(feeds).toResolvedValue(
      ...byName(
        ({ seenLists, ...services }) =>
          providePostFeeds<Item>({
            ...services,
            name,
            pages: makePostPages(services.list, services.entries, seenLists[name]),
            seen: seenLists[name],
            firstYear: datePartsOf(firstSunday).year,
          }),
        { list: repository, entries: LIST_ENTRIES, seenLists: SEEN_LISTS, notifications: NOTIFICATIONS, clock: CLOCK },
      ),
    );
  });
  return createFeature({ feeds, publishingRights: PUBLISHING_RIGHTS }, [
    ...bindings,
    publishingRightBindings,
    seenListsBindings,
    listEntriesBindings,
    listBindings,
  ]);
}
