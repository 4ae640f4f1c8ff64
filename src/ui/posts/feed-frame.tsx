import { PageHead } from '../kit/page-head.tsx';
import { ScrollBox } from '../kit/scroll-box.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import type { LivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { type FeedPage, feedPageMessages } from '../messages/feed-page-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

interface FeedFrameProps {
  readonly page: FeedPage;
  /** The list itself, which needs the core. */
  readonly part: LivePart<object>;
}

/**
 * The frame of a page that is a list: it is prerendered, and waits for its list. The head of the page scrolls with the
 * posts (LIST-01): wherever a finger begins, it moves the one box, and the first swipe shows posts.
 */
export function FeedFrame({ page, part }: FeedFrameProps) {
  const { lead, heading } = feedPageMessages[page];
  return (
    <ScrollBox label={heading}>
      <PageHead title={pageNames[page]} lead={lead} />
      <LiveSlot part={part} props={{}} waiting={<Skeleton lines={8} />} />
    </ScrollBox>
  );
}
