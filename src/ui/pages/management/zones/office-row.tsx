import { memo } from 'react';
import type { ZonePerson, ZoneRole } from '@/admin/domain/zone-board.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { focusPartAround } from '@/ui/kit/focus/focus-fallback.ts';
import { emptyLabel, giveLabel, zoneMessages, zoneRoleNames } from '@/ui/messages/ko/zone-messages.ts';
import { useBoardActions } from '@/ui/patterns/board/board-actions.ts';
import { useDropTarget } from '@/ui/patterns/board/use-drop-target.ts';
import styles from './office-row.module.css';
import { officeTarget, personItem } from './zone-kind.ts';

interface OfficeRowProps {
  readonly zoneId: EntityId;
  readonly zoneName: string;
  readonly role: ZoneRole;
  readonly holder: ZonePerson | undefined;
}

/** An office of a zone; a person who is dropped on it takes it (ZONE-02). */
export const OfficeRow = memo(function OfficeRow({ zoneId, zoneName, role, holder }: OfficeRowProps) {
  const id = officeTarget(zoneId, role);
  const target = useDropTarget(id, (item) => holder !== undefined && personItem(holder.id) === item);
  const { emptyContainer, fillContainer } = useBoardActions();
  return (
    <div {...target.props} tabIndex={-1} className={classNames(styles.office, target.lands && styles.over)}>
      <dt className={styles.role}>{zoneRoleNames[role]}</dt>
      <dd className={styles.holder}>
        {holder === undefined ? (
          <>
            <span className={styles.vacant}>{zoneMessages.vacant}</span>
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
            <span>{holder.name}</span>
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
