import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { soughtMessages } from '@/ui/messages/ko/sought-messages.ts';
import { SoughtItem } from '@/ui/patterns/feed/sought-item.tsx';
import { eventOpener } from './event-beside.ts';

interface SoughtEventProps {
  readonly list: SearchedList;
  readonly onFound: (id: string) => void;
}

/** Looks in the month for the event that the address points out, goes there and opens it. */
export function SoughtEvent({ list, onFound }: SoughtEventProps) {
  return (
    <SoughtItem
      kind="event"
      list={list}
      onFound={(id) => {
        const opener = eventOpener(id);
        opener?.scrollIntoView({ block: 'center' });
        // Where the window that is opened now will give the focus back to.
        opener?.focus({ preventScroll: true });
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
