import { useSearch } from 'wouter';
import { highlightedId } from '@/content/domain/item-address.ts';
import type { SearchedList } from '@/shared/machines/provide-highlighted-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { highlightMessages } from '@/ui/messages/ko/highlight-messages.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';

/** Searches a list for the post that the address points at, and moves the focus there. */
export function HighlightedPost({ list }: { readonly list: SearchedList }) {
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'post')}
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
