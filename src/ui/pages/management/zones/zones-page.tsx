import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { boardMessages } from '@/ui/messages/ko/boards.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { zoneMessages } from '@/ui/messages/ko/zones.ts';
import { BoardSkeleton } from '@/ui/patterns/board/board-skeleton.tsx';
import { useZoneView, ZoneSwitch } from './zone-switch.tsx';

const island = createIsland(() => import('./zones-view.tsx').then((module) => module.ZonesIsland));

/** The management of zones (ZONE-01…04). */
export default function ManageZonesPage() {
  const path = usePath();
  return (
    <>
      <ManagementHead
        title={pageNames.manageZones}
        help={
          <span>
            <span>{zoneMessages.leadStart}</span> <strong>{boardMessages.move}</strong>{' '}
            <span>{zoneMessages.leadEnd}</span> <span>{boardMessages.howToFind}</span>
          </span>
        }
        aside={<ZoneSwitch view={useZoneView()} hrefs={{ zones: path, families: `${path}?view=families` }} />}
      />
      <IslandSlot island={island} props={{}} fallback={<BoardSkeleton label={zoneMessages.loading} />} />
    </>
  );
}
