import { memo } from 'react';
import type { Zone } from '@/admin/domain/zone-board.ts';
import { familiesFound } from './found-families.ts';
import styles from './zone-board.module.css';
import { ZoneFamilies } from './zone-families.tsx';
import { ZoneOffices } from './zone-offices.tsx';
import { ZoneSection } from './zone-section.tsx';

export type ZoneView = 'zones' | 'families';

interface ZoneSectionsProps {
  readonly zones: readonly Zone[];
  readonly sought: string;
  readonly view: ZoneView;
}

/** Every zone with its offices and families: zone by zone with folded families, or family by family. */
export const ZoneSections = memo(function ZoneSections({ zones, sought, view }: ZoneSectionsProps) {
  const byZone = view === 'zones';
  return (
    <div className={byZone ? styles.cards : styles.bands}>
      {zones.map((zone) => (
        <ZoneSection key={zone.id} zone={zone} look={byZone ? 'card' : 'band'}>
          <ZoneOffices zone={zone} />
          <ZoneFamilies zone={zone} shown={familiesFound(zone, sought)} sought={sought} folds={byZone} />
        </ZoneSection>
      ))}
    </div>
  );
});
