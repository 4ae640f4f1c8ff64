import { zonesEntry } from '@/composition/zones.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { ZoneBoard } from './zone-board.tsx';
import { useZoneView } from './zone-switch.tsx';

/** The zones of the church (ZONE-01…04), by zone or by family. */
export function ZonesIsland() {
  const services = useServices(zonesEntry, zoneChangeTexts);
  const view = useZoneView();
  return <ZoneBoard key={view} provided={view === 'families' ? services.families : services.zones} view={view} />;
}
