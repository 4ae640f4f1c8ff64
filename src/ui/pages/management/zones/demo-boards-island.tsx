import { DEMO_FAMILIES, DEMO_ZONES } from '@/composition/boards.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { ZoneBoard } from './zone-board.tsx';
import type { ZoneView } from './zone-sections.tsx';

/** The board of sample data (ZONE-05): the real one's view on a binding that saves nothing. */
export function DemoBoardsIsland({ view }: { readonly view: ZoneView }) {
  const zones = useService(DEMO_ZONES);
  const families = useService(DEMO_FAMILIES);
  return <ZoneBoard key={view} binding={view === 'zones' ? zones : families} view={view} />;
}
