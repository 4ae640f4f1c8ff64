import { demoBoardsEntry } from '@/composition/zones.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { sampleZones } from '@/ui/messages/ko/demo-boards.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { ZoneBoard } from './zone-board.tsx';
import type { ZoneView } from './zone-sections.tsx';

const SAMPLES = { zones: sampleZones, texts: zoneChangeTexts } as const;

/** The board with sample data (ZONE-05): the same view, with dependencies that save nothing. */
export function DemoBoardsIsland({ view }: { readonly view: ZoneView }) {
  const services = useServices(demoBoardsEntry, SAMPLES);
  return <ZoneBoard key={view} provided={view === 'zones' ? services.zones : services.families} view={view} />;
}
