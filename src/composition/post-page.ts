import { ContainerModule } from 'inversify';
import { type ItemPages, provideItemPages } from '@/content/posts/post-page.machine.ts';
import { type FindPost, makeFindPost, makeRemovePost } from '@/content/posts/post-page.use-cases.ts';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import type { Post } from '@/content/posts/posts.ts';
import { href } from '@/ui/app/routes/href.ts';
import { byName, createFeature } from './entry.ts';
import { LIST_ENTRIES, listEntriesBindings } from './list-entries.ts';
import { advertisements, announcements, bibleStudies, type PostKind } from './post-kinds.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { SEEN_LISTS, seenListsBindings } from './seen-lists.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { NAVIGATION, token } from './tokens.ts';

/** The pages of single posts of one kind (PAGE-01). @param makeFind makes the use-case that finds one of them */
function postPageFeature<Item extends Post>(
  { name, page, repository, bindings }: PostKind<Item>,
  makeFind: (list: PostRepository<Item>) => FindPost<Item>,
) {
  const pageOf = token<ItemPages<Item>>(`${name}Pages`);
  const pageBindings = new ContainerModule(({ bind }) => {
    bind(pageOf).toResolvedValue(
      ...byName(
        ({ posts, seenLists, ...services }) =>
          provideItemPages<Item>(
            { find: makeFind(posts), remove: makeRemovePost(posts) },
            { ...services, name, list: href(page), seen: seenLists[name] },
          ),
        {
          posts: repository,
          entries: LIST_ENTRIES,
          seenLists: SEEN_LISTS,
          offers: REMOVAL_OFFERS,
          navigation: NAVIGATION,
        },
      ),
    );
  });
  return createFeature({ pageOf, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS }, [
    ...bindings,
    publishingRightBindings,
    sharingBindings,
    seenListsBindings,
    listEntriesBindings,
    removalOffersBindings,
    pageBindings,
  ]);
}

/** The page of one announcement (PAGE-01), which every server finds by its id. */
export const announcementPageFeature = postPageFeature(announcements, (list) => (id, signal) => list.find(id, signal));

/** The page of one advertisement (PAGE-01). */
export const advertisementPageFeature = postPageFeature(advertisements, makeFindPost);

/** The page of one question sheet (PAGE-01). */
export const bibleStudyPageFeature = postPageFeature(bibleStudies, makeFindPost);
