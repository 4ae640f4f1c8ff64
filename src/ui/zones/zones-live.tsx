import { useLocation, useSearch } from 'wouter';
import { FAMILIES, ZONES } from '@/composition/boards.tokens.ts';
import { useService } from '../core.tsx';
import { ZoneBoard } from './zone-board.tsx';
import { ZoneViews } from './zone-views.tsx';

/** The zones of the church (ZONE-01…04), zone by zone or family by family. */
export function ZonesLive() {
  const [path] = useLocation();
  const byFamily = new URLSearchParams(useSearch()).get('view') === 'families';
  const zones = useService(ZONES);
  const families = useService(FAMILIES);
  const view = byFamily ? 'families' : 'zones';
  return (
    <>
      <ZoneViews view={view} hrefs={{ zones: path, families: `${path}?view=families` }} />
      <ZoneBoard key={view} binding={byFamily ? families : zones} view={view} />
    </>
  );
}
