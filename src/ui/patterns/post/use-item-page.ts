import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { ProvidedItemPage } from '@/content/machines/provide-item-page.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { navigate } from '@/ui/kit/navigation/location.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/**
 * Runs the page of one item; a removal that still waits for undo is sent when the page is left.
 * @param own the id of the item
 * @param list the address of its list
 */
export function useItemPage<Item extends FeedItem>(
  { machine, select }: ProvidedItemPage<Item>,
  own: EntityId,
  list: string,
) {
  const [snapshot, send] = useMachine(machine);
  usePageLeft(send);
  const publishing = usePublishingRight();
  const page = useMemo(
    () => ({
      own,
      changed: (item: Omit<Item, 'id'>, id: EntityId) => send({ type: 'item.changed', id, item }),
      lost: (id: EntityId) => send({ type: 'item.lost', id }),
      // What was written for a lost item is a new one, at the head of the list.
      added: () => navigate(list),
    }),
    [own, list, send],
  );
  return { ...select(snapshot), send, edit: useAskedEdit(publishing.writer, page), ...publishing };
}
