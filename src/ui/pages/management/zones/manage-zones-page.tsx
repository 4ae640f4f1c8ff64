import { useLocation } from 'wouter';
import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { BoardBones } from '@/ui/patterns/board/board-bones.tsx';
import { useZoneView } from './use-zone-view.ts';
import { ZoneViews } from './zone-views.tsx';

const live = createLivePart('boards', () => import('./zones-live.tsx').then((module) => module.ZonesLive));

/** The management of zones (ZONE-01…04). */
export default function ManageZonesPage() {
  const [path] = useLocation();
  return (
    <>
      <ManagementHead
        title={pageNames.manageZones}
        help={
          <>
            {zoneMessages.leadStart} <strong>{boardMessages.move}</strong> {zoneMessages.leadEnd}{' '}
            {boardMessages.howToFind}
          </>
        }
        aside={<ZoneViews view={useZoneView()} hrefs={{ zones: path, families: `${path}?view=families` }} />}
      />
      <LiveSlot part={live} props={{}} waiting={<BoardBones label={zoneMessages.loading} />} />
    </>
  );
}
