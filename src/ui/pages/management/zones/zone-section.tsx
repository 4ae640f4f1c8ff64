import { useDroppable } from '@dnd-kit/core';
import { memo, type ReactNode } from 'react';
import type { Zone } from '@/admin/domain/zone-board.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { familyCount, placeLanding, zoneLabel } from '@/ui/messages/ko/zone-messages.ts';
import { DropHint } from '@/ui/patterns/board/drop-hint.tsx';
import place from '@/ui/patterns/board/place.module.css';
import { PlaceHead } from '@/ui/patterns/board/place-head.tsx';
import { peopleInZone } from './found-families.ts';
import styles from './zone-board.module.css';
import { familyItem, zoneTarget } from './zone-kind.ts';

interface ZoneSectionProps {
  readonly zone: Zone;
  /** A card among others, or a band as wide as the page. */
  readonly look: 'card' | 'band';
  /** Its families wait until they are asked for. */
  readonly isFolded: boolean;
  readonly onToggle: (id: string) => void;
  readonly children: ReactNode;
}

/** A zone, on which families can be put down (ZONE-04). */
export function ZoneSection({ zone, look, isFolded, onToggle, children }: ZoneSectionProps) {
  const id = zoneTarget(zone.id);
  const { setNodeRef, isOver, active } = useDroppable({ id });
  const lands = isOver && !zone.families.some((family) => familyItem(family.id) === active?.id);
  return (
    <section
      ref={setNodeRef}
      data-spot={id}
      className={classNames(place.place, styles.zone, styles[look], lands && place.over)}
      aria-labelledby={id}
    >
      <ZoneHead zone={zone} isFolded={isFolded} onToggle={onToggle} />
      {children}
      {lands && <DropHint>{placeLanding(zoneLabel(zone))}</DropHint>}
    </section>
  );
}

type ZoneHeadProps = Pick<ZoneSectionProps, 'zone' | 'isFolded' | 'onToggle'>;

const ZoneHead = memo(function ZoneHead({ zone, isFolded, onToggle }: ZoneHeadProps) {
  const id = zoneTarget(zone.id);
  return (
    <PlaceHead
      id={id}
      label={zoneLabel(zone)}
      count={familyCount(zone.families.length, peopleInZone(zone))}
      isFolded={isFolded}
      onToggle={zone.families.length === 0 ? undefined : onToggle}
    />
  );
});
