import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { BoardSkeleton } from '@/ui/patterns/board/board-skeleton.tsx';
import { useZoneView } from './use-zone-view.ts';
import { ZoneViews } from './zone-views.tsx';

const island = createIsland(() => import('./zones-island.tsx').then((module) => module.ZonesIsland));

/** The management of zones (ZONE-01…04). */
export default function ManageZonesPage() {
  const path = usePath();
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
      <IslandSlot island={island} props={{}} fallback={<BoardSkeleton label={zoneMessages.loading} />} />
    </>
  );
}
