import { PageHead } from '../kit/page-head.tsx';
import { PartHeading } from '../kit/part-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { LiveSlot } from '../live-slot.tsx';
import { createLoadable } from '../loadable.ts';
import { announcementMessages } from '../messages/announcement-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

const live = createLoadable(() => import('./announcements-live.tsx').then((module) => module.AnnouncementsLive));

/** The announcements (ANNO-01…03). */
export function AnnouncementsPage() {
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
