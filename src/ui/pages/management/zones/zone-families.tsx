import { memo } from 'react';
import type { Family, Zone } from '@/admin/domain/zone-board.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { EmptyContainer } from '@/ui/patterns/board/empty-container.tsx';
import { FamilyBlock } from './family-block.tsx';
import styles from './zone-board.module.css';

interface ZoneFamiliesProps {
  readonly zone: Zone;
  readonly shown: readonly Family[];
  readonly searchText: string;
  readonly folds: boolean;
}

/** A zone's families that match the search. */
export const ZoneFamilies = memo(function ZoneFamilies({ zone, shown, searchText, folds }: ZoneFamiliesProps) {
  if (zone.families.length === 0) return <EmptyContainer>{zoneMessages.noFamilies}</EmptyContainer>;
  return (
    <ul className={styles.families}>
      {shown.map((family) => (
        <FamilyBlock key={family.id} family={family} searchText={searchText} folds={folds} />
      ))}
    </ul>
  );
});
