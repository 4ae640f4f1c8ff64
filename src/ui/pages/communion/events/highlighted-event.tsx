import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { soughtMessages } from '@/ui/messages/ko/sought-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { eventOpener } from './event-after-removal.ts';

/** Finds the event that the address highlights, and focuses it; its dialog, which opens by then, gives the focus back to it. */
export function HighlightedEvent({ list }: { readonly list: SearchedList }) {
  return (
    <HighlightedItem
      kind="event"
      list={list}
      onFound={(id) => bringIntoView(eventOpener(id), { block: 'center' })}
      missing={
        <Notice alert>
          <strong>{soughtMessages.event}</strong> {soughtMessages.eventNext}
        </Notice>
      }
    />
  );
}
