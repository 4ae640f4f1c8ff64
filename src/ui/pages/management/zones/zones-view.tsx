import { zonesFeature } from '@/composition/zones.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { ZoneBoard } from './zone-board.tsx';
import { useZoneView } from './zone-switch.tsx';

/** The zones of the church (ZONE-01…04), by zone or by family. */
function Zones({ services }: HasServices<typeof zonesFeature>) {
  const view = useZoneView();
  return <ZoneBoard key={view} provided={view === 'families' ? services.families : services.zones} view={view} />;
}

export const ZonesIsland = withServices(zonesFeature, Zones);
