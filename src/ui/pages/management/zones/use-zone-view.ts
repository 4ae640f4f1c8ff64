import { useSearch } from '@/ui/kit/navigation/location.ts';
import type { ZoneView } from './zone-sections.tsx';

/** The view of the zones that the address asks for. */
export function useZoneView(): ZoneView {
  return new URLSearchParams(useSearch()).get('view') === 'families' ? 'families' : 'zones';
}
