import type { Person } from '@/organisation/domain/organisation.ts';
import { includesPerson, type PartChanges, type SeatChange } from '@/organisation/domain/part-changes.ts';
import { samePlace } from '@/organisation/domain/part-sheet.ts';
import {
  changedMessages,
  officeName,
  partMessages,
  seatChangeMessages,
} from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './changed-dialog.module.css';

interface ChangedSeatsProps {
  readonly meanwhile: PartChanges;
  readonly mine: PartChanges;
}

/** Every seat that another user has changed, with its old and new holders, and the user's own change of it. */
export function ChangedSeats({ meanwhile, mine }: ChangedSeatsProps) {
  return (
    <dl className={styles.seats}>
      {meanwhile.seats.map((change) => {
        const own = mine.seats.find(({ seat }) => samePlace(seat.place, change.seat.place));
        return (
          <div key={`${change.seat.place.section} ${change.seat.place.office}`} className={styles.seat}>
            <dt>{nameOf(change)}</dt>
            <dd>
              {sentenceOf(change)}
              {own !== undefined && (
                <span className={styles.own}>
                  {changedMessages.mine}: {sentenceOf(own)}
                </span>
              )}
            </dd>
          </div>
        );
      })}
      {meanwhile.duties && (
        <div className={styles.seat}>
          <dt>{partMessages.duties}</dt>
          <dd>
            {changedMessages.otherText}
            {mine.duties && <span className={styles.own}>{changedMessages.both}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

function nameOf({ seat }: SeatChange): string {
  const office = officeName(seat.group, seat.office);
  return seat.sectionName === '' ? office : `${seat.sectionName} ${office}`;
}

const names = (people: readonly Person[]) => people.map(({ name }) => name);

function sentenceOf({ seat, before, after }: SeatChange): string {
  if (!seat.many) return seatChangeMessages.holder(names(before)[0], names(after)[0]);
  return seatChangeMessages.list(
    names(after.filter((person) => !includesPerson(before, person))),
    names(before.filter((person) => !includesPerson(after, person))),
  );
}
