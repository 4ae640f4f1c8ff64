import { useMachine } from '@xstate/react';
import type { ProvidedItemPage } from '@/content/machines/provide-item-page.ts';
import type { PublishingRights } from '@/content/machines/provide-publishing-right.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';

/** Runs the page of one item; a removal that still waits for undo is sent when the page is left. */
export function useItemPage<Item extends FeedItem>(
  { machine, select }: ProvidedItemPage<Item>,
  publishingRights: PublishingRights,
) {
  const [snapshot, send, page] = useMachine(machine);
  usePageLeft(send);
  const publishing = usePublishingRight(publishingRights);
  return {
    ...select(snapshot),
    send,
    page,
    edit: useAskedEdit<Omit<Item, 'id'> & Partial<FeedItem>>(publishing.writer, page),
    ...publishing,
  };
}
