import { demoBoardsFeature } from '@/composition/demo-boards.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { ZoneBoard } from './zone-board.tsx';
import type { ZoneView } from './zone-sections.tsx';

/** The board with sample data (ZONE-05): the same view, with dependencies that save nothing. */
export function DemoBoardsIsland({ view }: { readonly view: ZoneView }) {
  const zones = useService(demoBoardsFeature, 'zones');
  const families = useService(demoBoardsFeature, 'families');
  return <ZoneBoard key={view} provided={view === 'zones' ? zones : families} view={view} />;
}
