import { announcementPinningFeature } from '@/composition/announcement-pinning.feature.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which an announcement is pinned (EDIT-04). */
function AnnouncementPinning({
  services,
  ...asked
}: AskedPinProps<Announcement> & HasServices<typeof announcementPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const AnnouncementPinningIsland = withServices(announcementPinningFeature, AnnouncementPinning);
