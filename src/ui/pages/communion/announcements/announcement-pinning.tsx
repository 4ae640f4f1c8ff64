import { announcementPinningFeature } from '@/composition/announcement-pinning.feature.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which an announcement is pinned (EDIT-04). */
export function AnnouncementPinning(asked: AskedPinProps<Announcement>) {
  return <PinDialog {...asked} pinning={useService(announcementPinningFeature, 'pinning')} />;
}
