import { highlightedId } from '@/content/domain/item-address.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { highlightMessages } from '@/ui/messages/ko/highlight-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { eventOpener } from './event-after-removal.ts';

/** Finds the event that the address highlights, and focuses it; its dialog, which opens by then, gives the focus back to it. */
export function HighlightedEvent({ list }: { readonly list: SearchedList }) {
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'event')}
      list={list}
      onFound={(id) => bringIntoView(eventOpener(id), { block: 'center' })}
      missing={
        <Notice alert>
          <strong>{highlightMessages.event}</strong> {highlightMessages.eventNext}
        </Notice>
      }
    />
  );
}
