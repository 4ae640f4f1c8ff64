import { useLocation } from 'wouter';
import { BoardBones } from '../boards/board-bones.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { boardMessages } from '../messages/board-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { zoneMessages } from '../messages/zone-messages.ts';
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
