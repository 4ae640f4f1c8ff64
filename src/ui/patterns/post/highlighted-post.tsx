import { highlightedId } from '@/content/domain/item-address.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { highlightMessages } from '@/ui/messages/ko/highlight-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';

interface HighlightedPostProps {
  readonly list: SearchedList;
  /** The query with which the reader comes back to another position in the list. */
  readonly seenAt: string | undefined;
}

/** Looks for the post that the address names, and moves the focus to it. */
export function HighlightedPost({ list, seenAt = '' }: HighlightedPostProps) {
  const id = highlightedId(useSearch(), 'post');
  return (
    <HighlightedItem
      id={id === highlightedId(seenAt, 'post') ? undefined : id}
      list={list}
      onFound={goToHighlightedPost}
      missing={
        <Notice alert>
          <strong>{highlightMessages.post}</strong> {highlightMessages.postNext}
        </Notice>
      }
    />
  );
}

function goToHighlightedPost(): void {
  const heading = document.querySelector<HTMLElement>('article [aria-current="true"]');
  bringIntoView(heading, { around: heading?.closest('article') ?? null });
}
