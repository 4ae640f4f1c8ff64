import { memo, type ReactNode } from 'react';
import { familiesFound, peopleIn, type Zone, type ZonePerson, type ZoneRole, zoneRoles } from '@/admin/boards/zones.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { focusPartAround } from '@/ui/kit/focus/focus-parts.ts';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { nameOnBoard } from '@/ui/messages/ko/boards.ts';
import { vacantOffice, zoneRoleNames } from '@/ui/messages/ko/member-facts.ts';
import { emptyLabel, familyCount, giveLabel, placeLanding, zoneLabel, zoneMessages } from '@/ui/messages/ko/zones.ts';
import type { BoardColumns } from '@/ui/patterns/board/board.tsx';
import { BoardColumn, useDropTarget } from '@/ui/patterns/board/containers.tsx';
import { useBoardActions } from '@/ui/patterns/board/items.tsx';
import styles from './zone-board.module.css';
import { ZoneFamilies } from './zone-families.tsx';
import { familyItem, officeTarget, personItem, zoneTarget } from './zone-kind.ts';

export type ZoneView = 'zones' | 'families';

interface ZoneSectionsProps extends BoardColumns<Zone> {
  readonly view: ZoneView;
}

/**
 * Every zone with its offices and families: by zone with folded families, or by family. While searching, a zone without
 * a match shows only its heading.
 */
export const ZoneSections = memo(function ZoneSections(props: ZoneSectionsProps) {
  const { columns, search, view, folded, onToggle } = props;
  const { isNarrowed } = search;
  const byZone = view === 'zones';
  return (
    <div className={byZone ? styles.cards : styles.bands}>
      {columns.map((zone) => {
        const shown = familiesFound(zone, search);
        const isFolded = !isNarrowed && folded.includes(zoneTarget(zone.id));
        return (
          <ZoneSection
            key={zone.id}
            zone={zone}
            variant={byZone ? 'card' : 'band'}
            isFolded={isFolded}
            onToggle={onToggle}
          >
            {(shown.length > 0 || !isNarrowed) && (
              <>
                <ZoneOffices zone={zone} />
                {!isFolded && <ZoneFamilies zone={zone} shown={shown} search={search} folds={byZone} />}
              </>
            )}
          </ZoneSection>
        );
      })}
    </div>
  );
});

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
function ZoneSection({ zone, variant, isFolded, onToggle, children }: ZoneSectionProps) {
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

/** The three offices of a zone with the people who hold them (ZONE-01). */
const ZoneOffices = memo(function ZoneOffices({ zone }: { readonly zone: Zone }) {
  return (
    <dl className={styles.offices}>
      {zoneRoles.map((role) => (
        <OfficeRow key={role} zoneId={zone.id} zoneName={zone.name} role={role} holder={zone[role]} />
      ))}
    </dl>
  );
});

interface OfficeRowProps {
  readonly zoneId: EntityId;
  readonly zoneName: string;
  readonly role: ZoneRole;
  readonly holder: ZonePerson | undefined;
}

/** An office of a zone; a person who is dropped on it takes it (ZONE-02). */
const OfficeRow = memo(function OfficeRow({ zoneId, zoneName, role, holder }: OfficeRowProps) {
  const id = officeTarget(zoneId, role);
  const target = useDropTarget(id, (item) => holder !== undefined && personItem(holder.id) === item);
  const { emptyContainer, fillContainer } = useBoardActions();
  return (
    <div {...target.props} tabIndex={-1} className={classNames(styles.office, target.lands && styles.officeOver)}>
      <dt className={styles.role}>{zoneRoleNames[role]}</dt>
      <dd className={styles.holder}>
        {holder === undefined ? (
          <>
            <span className={styles.vacant}>{vacantOffice}</span>
            {fillContainer !== undefined && (
              <Button
                variant="bare"
                aria-haspopup="dialog"
                aria-label={giveLabel({ name: zoneName }, role)}
                onClick={() => fillContainer(id)}
              >
                {zoneMessages.give}
              </Button>
            )}
          </>
        ) : (
          <>
            <PersonName>{nameOnBoard(holder)}</PersonName>
            <Button
              variant="bare"
              aria-label={emptyLabel({ name: zoneName }, role)}
              onClick={({ currentTarget }) => {
                // The button disappears with the person whom it removes; the focus stays on the office.
                focusPartAround(currentTarget);
                emptyContainer(id);
              }}
            >
              {zoneMessages.empty}
            </Button>
          </>
        )}
      </dd>
    </div>
  );
});
