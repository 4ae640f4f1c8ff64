import { useCallback, useDeferredValue, useMemo } from 'react';
import { type ListStart, startInAddress } from '@/content/domain/list-start.ts';
import type { Post } from '@/content/domain/post.ts';
import type { PostFeeds } from '@/content/machines/provide-post-feed.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';
import { useFeed } from '@/ui/patterns/feed/use-feed.ts';
import { useAskedPin } from './use-asked-pin.ts';

/**
 * Where the list begins by its address; the key of its view. Deferred as the shown page is: an address that leads to another
 * page does not begin the list anew before that page is there.
 */
export function useListStart(): ListStart | undefined {
  return startInAddress(useDeferredValue(useSearch()));
}

/** Runs a list of posts, for those who read it and for those who publish (PERM-02). */
export function usePostFeed<Item extends Post>(feeds: PostFeeds<Item>, start: ListStart | undefined) {
  const provided = useMemo(() => feeds(start), [feeds, start]);
  const { entries, years } = provided;
  const { viewModel, send, list } = useFeed(provided);
  const add = useCallback(
    (item: Item) => {
      entries.changed();
      send({ type: 'item.added', item });
    },
    [entries, send],
  );
  const publishing = usePublishingRight();
  const page = useMemo(
    () => ({
      added: add,
      changed: (item: Item) => {
        entries.changed();
        send({ type: 'item.changed', item });
      },
      lost: (id: EntityId) => {
        entries.changed();
        send({ type: 'item.lost', id });
      },
    }),
    [add, entries, send],
  );
  const edit = useAskedEdit(publishing.writer, page);
  const pin = useAskedPin<Item>(publishing.writer);
  const { lost } = page;
  const pinnedPage = useMemo(
    () => ({
      lost,
      moved: (item: Item) => {
        entries.changed();
        send({ type: 'item.moved', item });
      },
    }),
    [entries, lost, send],
  );
  return { viewModel, send, list, add, edit, pin: { ...pin, page: pinnedPage }, entries, years, start, ...publishing };
}
