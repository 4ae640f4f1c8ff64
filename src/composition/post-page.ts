import { ContainerModule } from 'inversify';
import type { Post } from '@/content/domain/post.ts';
import { type ItemPages, provideItemPages } from '@/content/machines/provide-item-page.ts';
import type { PostRepository } from '@/content/ports/post-repository.ts';
import type { FindPost } from '@/content/use-cases/make-find-post.ts';
import { href } from '../ui/app/routes/href.ts';
import { byName } from './by-name.ts';
import { createFeature } from './feature.ts';
import { LIST_ENTRIES, listEntriesBindings } from './list-entries.bindings.ts';
import type { PostKind } from './post-kind.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { SEEN_LISTS, seenListsBindings } from './seen-lists.bindings.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { token } from './token.ts';
import { NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The pages of single posts of one kind (PAGE-01). @param makeFind makes the use-case that finds one of them */
export function postPageFeature<Item extends Post>(
  { name, page, repository, bindings }: PostKind<Item>,
  makeFind: (list: PostRepository<Item>) => FindPost<Item>,
) {
  const pageOf = token<ItemPages<Item>>(`${name}Pages`);
  const pageBindings = new ContainerModule(({ bind }) => {
    bind(pageOf).toResolvedValue(
      ...byName(
        ({ posts, seenLists, ...services }) =>
          provideItemPages<Item>(
            { find: makeFind(posts), remove: (id) => posts.remove(id) },
            { ...services, name, list: href(page), seen: seenLists[name] },
          ),
        {
          posts: repository,
          entries: LIST_ENTRIES,
          seenLists: SEEN_LISTS,
          notifications: NOTIFICATIONS,
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
    pageBindings,
  ]);
}
