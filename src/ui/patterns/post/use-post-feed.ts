import { useCallback, useMemo } from 'react';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { ProvidedFeed } from '@/shared/machines/provide-feed.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';
import { useFeed } from '@/ui/patterns/feed/use-feed.ts';

/** Runs a list of posts, for those who read it and for those who publish (PERM-02). */
export function usePostFeed<Item extends FeedItem>(provided: ProvidedFeed<Item>) {
  const { viewModel, send, list } = useFeed(provided);
  const add = useCallback((item: Item) => send({ type: 'item.added', item }), [send]);
  const publishing = usePublishingRight();
  const page = useMemo(
    () => ({
      added: add,
      changed: (item: Item) => send({ type: 'item.changed', item }),
      lost: (id: EntityId) => send({ type: 'item.lost', id }),
    }),
    [add, send],
  );
  const edit = useAskedEdit(publishing.writer, page);
  return { viewModel, send, list, add, edit, ...publishing };
}
