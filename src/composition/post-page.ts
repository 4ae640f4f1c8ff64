import { browserLinkSharing } from '@/adapters/browser/sharing.ts';
import { provideItemPages } from '@/content/posts/post-page.machine.ts';
import { type FindPost, makeFindPost, makeRemovePost } from '@/content/posts/post-page.use-cases.ts';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import type { Post } from '@/content/posts/posts.ts';
import { makeShareLink } from '@/content/posts/sharing.use-cases.ts';
import { providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { entry } from './entry.ts';
import { LIST_ENTRIES } from './list-entries.ts';
import { advertisements, announcements, bibleStudies, type PostKind } from './post-kinds.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { SEEN_LISTS } from './seen-lists.ts';
import { ADDRESS_OF, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The pages of single posts of one kind (PAGE-01). @param makeFind makes the use-case that finds one of them */
const postPageEntry = <Item extends Post>(
  { name, page, repository }: PostKind<Item>,
  makeFind: (list: PostRepository<Item>) => FindPost<Item>,
) =>
  entry({
    pageOf: (get) =>
      provideItemPages<Item>(
        { find: makeFind(get(repository)), remove: makeRemovePost(get(repository)) },
        {
          name,
          list: get(ADDRESS_OF)(page),
          seen: get(SEEN_LISTS)[name],
          entries: get(LIST_ENTRIES),
          offers: get(REMOVAL_OFFERS),
          navigation: get(NAVIGATION),
        },
      ),
    shareLink: (get) => makeShareLink(browserLinkSharing, get(NOTIFICATIONS)),
    publishingRights: (get) => providePublishingRights(get(CURRENT_USER)),
  });

/** The page of one announcement (PAGE-01), which every server finds by its id. */
export const announcementPageEntry = postPageEntry(announcements, (list) => (id, signal) => list.find(id, signal));

/** The page of one advertisement (PAGE-01). */
export const advertisementPageEntry = postPageEntry(advertisements, makeFindPost);

/** The page of one question sheet (PAGE-01). */
export const bibleStudyPageEntry = postPageEntry(bibleStudies, makeFindPost);
