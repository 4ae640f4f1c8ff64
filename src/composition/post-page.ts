import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import type { Post } from '@/content/domain/post.ts';
import { type ItemPages, provideItemPages } from '@/content/machines/provide-item-page.ts';
import type { PostRepository } from '@/content/ports/post-repository.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import type { FindPost } from '@/content/use-cases/make-find-post.ts';
import { href } from '../ui/app/routes/href.ts';
import { createFeature } from './feature.ts';
import type { PostKind } from './post-kind.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { token } from './token.ts';
import { NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The pages of single posts of one kind (PAGE-01). @param makeFind finds one of them at the server */
export function postPageFeature<Item extends Post>(
  { name, page, repository, bindings }: PostKind<Item>,
  makeFind: (list: PostRepository<Item>) => FindPost<Item>,
) {
  const pageOf = token<ItemPages<Item>>(`${name}Pages`);
  const pageBindings = new ContainerModule(({ bind }) => {
    bind(pageOf).toResolvedValue(
      (list, notifications, navigation) =>
        provideItemPages<Item>(
          { find: makeFind(list), remove: (id) => list.remove(id) },
          {
            name,
            notifications,
            navigation,
            list: href(page),
            entries: historyListEntries,
            seen: makeSeenList(localSeenMemory, name),
          },
        ),
      [repository, NOTIFICATIONS, NAVIGATION],
    );
  });
  return createFeature({ pageOf, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS }, [
    ...bindings,
    publishingRightBindings,
    sharingBindings,
    pageBindings,
  ]);
}
