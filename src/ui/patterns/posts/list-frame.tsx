import type { ReactNode } from 'react';
import { ScrollBox } from '@/ui/kit/layout/long-list.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { type FeedPage, feedPageMessages } from '@/ui/messages/ko/list-page.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

interface FeedFrameProps {
  readonly page: FeedPage;
  /** The slot of the list itself, which needs the core. */
  readonly children: ReactNode;
}

/**
 * The frame of a list page: prerendered without its list. The page's heading scrolls with the posts (LIST-01): a swipe anywhere
 * scrolls the same box, and the first swipe shows posts.
 */
export function FeedFrame({ page, children }: FeedFrameProps) {
  const { lead, heading } = feedPageMessages[page];
  return (
    <ScrollBox label={heading}>
      <PageHead title={pageNames[page]} lead={lead} />
      {children}
    </ScrollBox>
  );
}
