import { demoBoardsFeature } from '@/composition/demo-boards.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { ZoneBoard } from './zone-board.tsx';
import type { ZoneView } from './zone-sections.tsx';

/** The board with sample data (ZONE-05): the same view, with dependencies that save nothing. */
function DemoBoards({ services, view }: { readonly view: ZoneView } & HasServices<typeof demoBoardsFeature>) {
  return <ZoneBoard key={view} provided={view === 'zones' ? services.zones : services.families} view={view} />;
}

export const DemoBoardsIsland = withServices(demoBoardsFeature, DemoBoards);
