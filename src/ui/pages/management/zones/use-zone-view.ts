import { useSearch } from 'wouter';
import type { ZoneView } from './zone-sections.tsx';

/** How the zones are looked at; that stands in the address. */
export function useZoneView(): ZoneView {
  return new URLSearchParams(useSearch()).get('view') === 'families' ? 'families' : 'zones';
}
