import type { ReactNode } from 'react';
import type { Zone } from '@/admin/domain/zone-board.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { familyCount, placeLanding, zoneLabel } from '@/ui/messages/ko/zone-messages.ts';
import { BoardColumn } from '@/ui/patterns/board/board-column.tsx';
import { peopleIn } from './found-families.ts';
import styles from './zone-board.module.css';
import { familyItem, zoneTarget } from './zone-kind.ts';

interface ZoneSectionProps {
  readonly zone: Zone;
  /** A card beside others, or a band over the whole width. */
  readonly variant: 'card' | 'band';
  /** Whether its families are hidden until the reader unfolds them. */
  readonly isFolded: boolean;
  readonly onToggle: (id: string) => void;
  readonly children: ReactNode;
}

/** A zone onto which families can be dropped (ZONE-04). */
export function ZoneSection({ zone, variant, isFolded, onToggle, children }: ZoneSectionProps) {
  const { families } = zone;
  return (
    <BoardColumn
      id={zoneTarget(zone.id)}
      label={zoneLabel(zone)}
      count={familyCount(families.length, peopleIn(zone).length)}
      isFolded={isFolded}
      onToggle={families.length === 0 ? undefined : onToggle}
      holds={(item) => families.some(({ id }) => familyItem(id) === item)}
      landing={placeLanding(zoneLabel(zone))}
      className={classNames(styles.zone, styles[variant])}
    >
      {children}
    </BoardColumn>
  );
}
