import { ContainerModule } from 'inversify';
import { firstSunday } from '@/church/facts.ts';
import { type PostFeeds, providePostFeeds } from '@/content/posts/post-lists.machine.ts';
import { makePostPages } from '@/content/posts/post-lists.use-cases.ts';
import { makeRemovePost } from '@/content/posts/post-page.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import { datePartsOf } from '@/shared/dates.ts';
import { byName, createFeature } from './entry.ts';
import { LIST_ENTRIES, listEntriesBindings } from './list-entries.ts';
import { advertisements, announcements, bibleStudies, type PostKind } from './post-kinds.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { SEEN_LISTS, seenListsBindings } from './seen-lists.ts';
import { CLOCK, NOTIFICATIONS, token } from './tokens.ts';

/** The infinite lists of one kind of post (LIST-01…03). */
function postFeedsFeature<Item extends Post>({ name, repository, bindings }: PostKind<Item>) {
  const feeds = token<PostFeeds<Item>>(`${name}Feeds`);
  const listBindings = new ContainerModule(({ bind }) => {
    bind(feeds).toResolvedValue(
      ...byName(
        ({ seenLists, ...services }) =>
          providePostFeeds<Item>({
            ...services,
            list: { find: (id, signal) => services.list.find(id, signal), remove: makeRemovePost(services.list) },
            name,
            pages: makePostPages(services.list, services.entries, seenLists[name]),
            seen: seenLists[name],
            firstYear: datePartsOf(firstSunday).year,
          }),
        {
          list: repository,
          entries: LIST_ENTRIES,
          seenLists: SEEN_LISTS,
          notifications: NOTIFICATIONS,
          offers: REMOVAL_OFFERS,
          clock: CLOCK,
        },
      ),
    );
  });
  return createFeature({ feeds, publishingRights: PUBLISHING_RIGHTS }, [
    ...bindings,
    publishingRightBindings,
    seenListsBindings,
    listEntriesBindings,
    removalOffersBindings,
    listBindings,
  ]);
}

/** Announcements: reading only (ANNO-01). */
export const announcementsFeature = postFeedsFeature(announcements);

/** Advertisements: reading only (ADVT-01). */
export const advertisementsFeature = postFeedsFeature(advertisements);

/** The question sheets of the Bible study: reading only (BIBL-01). */
export const bibleStudiesFeature = postFeedsFeature(bibleStudies);
