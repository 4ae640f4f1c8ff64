import type { SearchedList } from '@/shared/machines/provide-highlighted-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { highlightMessages } from '@/ui/messages/ko/highlight-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { eventOpener } from './event-after-removal.ts';

interface HighlightedEventProps {
  readonly list: SearchedList;
  readonly onFound: (id: string) => void;
}

/** Finds the event that the address highlights, focuses and opens it. */
export function HighlightedEvent({ list, onFound }: HighlightedEventProps) {
  return (
    <HighlightedItem
      kind="event"
      list={list}
      onFound={(id) => {
        // The dialog that is opened now will give the focus back to it.
        bringIntoView(eventOpener(id), { block: 'center' });
        onFound(id);
      }}
      missing={
        <Notice alert>
          <strong>{highlightMessages.event}</strong> {highlightMessages.eventNext}
        </Notice>
      }
    />
  );
}
