import { zonesFeature } from '@/composition/zones.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { useZoneView } from './use-zone-view.ts';
import { ZoneBoard } from './zone-board.tsx';

/** The zones of the church (ZONE-01…04), by zone or by family. */
function Zones({ services }: HasServices<typeof zonesFeature>) {
  const view = useZoneView();
  return <ZoneBoard key={view} provided={view === 'families' ? services.families : services.zones} view={view} />;
}

export const ZonesIsland = withServices(zonesFeature, Zones);
