import { useId } from 'react';
import type { Person } from '@/organisation/domain/organisation.ts';
import type { SeatChange } from '@/organisation/domain/part-changes.ts';
import { type SeatPlace, type SeatSection as Section, samePlace } from '@/organisation/domain/part-sheet.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { sectionTitle } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './seat.module.css';
import { Seat } from './seat.tsx';

interface SeatSectionProps {
  /** The name of the section's part. */
  readonly part: string;
  readonly section: Section;
  readonly changes: readonly SeatChange[];
  readonly locked: boolean;
  readonly onPick: (place: SeatPlace) => void;
  readonly onTakenOut: (place: SeatPlace, person: Person) => void;
}

/** The seats of one group, such as a society's officers or a choir's. */
export function SeatSection({ part, section, changes, locked, onPick, onTakenOut }: SeatSectionProps) {
  const id = useId();
  const { key, group, name, seats } = section;
  const title = sectionTitle(group, name, part);
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{title}</PartHeading>
      <dl className={styles.seats}>
        {seats.map((seat) => {
          const place = { section: key, office: seat.office };
          return (
            <Seat
              key={seat.office}
              group={group}
              seat={seat}
              changed={changes.some((change) => samePlace(change.seat.place, place))}
              locked={locked}
              onPick={() => onPick(place)}
              onTakenOut={(person) => onTakenOut(place, person)}
            />
          );
        })}
      </dl>
    </section>
  );
}
