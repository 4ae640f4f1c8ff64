import { PageHead } from '../kit/page-head.tsx';
import { PartHeading } from '../kit/part-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { announcementMessages } from '../messages/announcement-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

const live = createLivePart('content', () =>
  import('./announcements-live.tsx').then((module) => module.AnnouncementsLive),
);

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return (
    <>
      <PageHead title={pageNames.announcements} lead={announcementMessages.lead} />
      <LiveSlot
        part={live}
        props={{}}
        waiting={
          <section>
            <PartHeading>{announcementMessages.past}</PartHeading>
            <Skeleton label={announcementMessages.loading} lines={8} />
          </section>
        }
      />
    </>
  );
}
