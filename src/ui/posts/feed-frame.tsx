import { PageHead } from '../kit/page-head.tsx';
import { PartHeading } from '../kit/part-heading.tsx';
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

/** The frame of a page that is a list: it is prerendered, and waits for its list. */
export function FeedFrame({ page, part }: FeedFrameProps) {
  const { lead, heading } = feedPageMessages[page];
  return (
    <>
      <PageHead title={pageNames[page]} lead={lead} />
      <LiveSlot
        part={part}
        props={{}}
        waiting={
          <section>
            <PartHeading>{heading}</PartHeading>
            <Skeleton lines={8} />
          </section>
        }
      />
    </>
  );
}
