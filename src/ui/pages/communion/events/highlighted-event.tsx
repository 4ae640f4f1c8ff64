import { useSearch } from 'wouter';
import { highlightedId } from '@/content/domain/item-address.ts';
import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { soughtMessages } from '@/ui/messages/ko/sought-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { eventOpener } from './event-after-removal.ts';

interface SoughtEventProps {
  readonly list: SearchedList;
  readonly onFound: (id: string) => void;
}

/** Finds the event that the address highlights, focuses and opens it. */
export function HighlightedEvent({ list, onFound }: SoughtEventProps) {
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'event')}
      list={list}
      onFound={(id) => {
        // The dialog that is opened now will give the focus back to it.
        bringIntoView(eventOpener(id), { block: 'center' });
        onFound(id);
      }}
      missing={
        <Notice alert>
          <strong>{soughtMessages.event}</strong> {soughtMessages.eventNext}
        </Notice>
      }
    />
  );
}
