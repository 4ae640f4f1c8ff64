import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { soughtMessages } from '@/ui/messages/ko/sought-messages.ts';
import { SoughtItem } from '@/ui/patterns/feed/sought-item.tsx';

/** Looks through a list for the post that the address points out, and goes there. */
export function SoughtPost({ list }: { readonly list: SearchedList }) {
  return (
    <SoughtItem
      kind="post"
      list={list}
      onFound={goToSoughtPost}
      missing={
        <Notice alert>
          <strong>{soughtMessages.post}</strong> {soughtMessages.postNext}
        </Notice>
      }
    />
  );
}

function goToSoughtPost(): void {
  const heading = document.querySelector<HTMLElement>('article [aria-current="true"]');
  heading?.closest('article')?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
