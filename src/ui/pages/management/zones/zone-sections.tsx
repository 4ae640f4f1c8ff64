import { memo } from 'react';
import type { Zone } from '@/admin/domain/zone-board.ts';
import type { BoardColumns } from '@/ui/patterns/board/board.tsx';
import { familiesFound } from './found-families.ts';
import styles from './zone-board.module.css';
import { ZoneFamilies } from './zone-families.tsx';
import { zoneTarget } from './zone-kind.ts';
import { ZoneOffices } from './zone-offices.tsx';
import { ZoneSection } from './zone-section.tsx';

export type ZoneView = 'zones' | 'families';

interface ZoneSectionsProps extends BoardColumns<Zone> {
  readonly view: ZoneView;
}

/**
 * Every zone with its offices and families: by zone with folded families, or by family. While searching, a zone without
 * a match shows only its heading.
 */
export const ZoneSections = memo(function ZoneSections(props: ZoneSectionsProps) {
  const { columns, searchText, view, folded, onToggle } = props;
  const byZone = view === 'zones';
  const isSearch = searchText.trim() !== '';
  return (
    <div className={byZone ? styles.cards : styles.bands}>
      {columns.map((zone) => {
        const shown = familiesFound(zone, searchText);
        const isFolded = !isSearch && folded.includes(zoneTarget(zone.id));
        return (
          <ZoneSection
            key={zone.id}
            zone={zone}
            variant={byZone ? 'card' : 'band'}
            isFolded={isFolded}
            onToggle={onToggle}
          >
            {(shown.length > 0 || !isSearch) && (
              <>
                <ZoneOffices zone={zone} />
                {!isFolded && <ZoneFamilies zone={zone} shown={shown} searchText={searchText} folds={byZone} />}
              </>
            )}
          </ZoneSection>
        );
      })}
    </div>
  );
});
