import type { Person } from '@/organisation/domain/organisation.ts';
import type { SeatGroup, Seat as SeatOf } from '@/organisation/domain/part-sheet.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { headcount } from '@/ui/messages/ko/counts.ts';
import { partMessages as messages, officeName } from '@/ui/messages/ko/organisation-management-messages.ts';
import { Holders } from './holders.tsx';
import styles from './seat.module.css';

interface SeatProps {
  readonly group: SeatGroup;
  readonly seat: SeatOf;
  readonly changed: boolean;
  /** Whether the part is being saved; changes made meanwhile would be lost. */
  readonly locked: boolean;
  readonly onPick: () => void;
  readonly onTakenOut: (person: Person) => void;
}

/** An office with the person who holds it, or a list of those who serve; people can be added and removed. */
export function Seat({ group, seat, changed, locked, onPick, onTakenOut }: SeatProps) {
  const { office, many, holders } = seat;
  const name = officeName(group, office);
  const chooses = holders.length === 0 ? messages.choose : messages.replace;
  return (
    <div className={styles.seat}>
      <dt className={styles.office}>
        {name}
        {many && <span className={styles.count}> {headcount(holders.length)}</span>}
        {changed && (
          <>
            {' '}
            <Tag tone="accent">{messages.changed}</Tag>
          </>
        )}
      </dt>
      <dd className={styles.holding}>
        {holders.length === 0 && <span className={styles.nobody}>{messages.nobody}</span>}
        <Holders holders={holders} office={name} many={many} locked={locked} onTakenOut={onTakenOut} />
        <Button variant="quiet" className={styles.pick} busy={locked} onClick={onPick}>
          {many && <Icon name="plus" />}
          <VisuallyHidden>{name} </VisuallyHidden>
          {many ? messages.add : chooses}
        </Button>
      </dd>
    </div>
  );
}
