import { useMachine } from '@xstate/react';
import type { ProvidedItemPage } from '@/content/machines/provide-item-page.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/** Runs the page of one item; a removal that still waits for undo is sent when the page is left. */
export function useItemPage<Item extends FeedItem>({ machine, select }: ProvidedItemPage<Item>) {
  const [snapshot, send] = useMachine(machine);
  usePageLeft(send);
  return { ...select(snapshot), send };
}
