import { zonesFeature } from '@/composition/zones.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { useZoneView } from './use-zone-view.ts';
import { ZoneBoard } from './zone-board.tsx';

/** The zones of the church (ZONE-01…04), by zone or by family. */
export function ZonesIsland() {
  const zones = useService(zonesFeature, 'zones');
  const families = useService(zonesFeature, 'families');
  const view = useZoneView();
  return <ZoneBoard key={view} provided={view === 'families' ? families : zones} view={view} />;
}
