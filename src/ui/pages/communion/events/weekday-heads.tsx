import { weekdayHeads } from '@/ui/messages/ko/month-messages.ts';
import { gridRoles } from './grid-roles.ts';
import styles from './month-sheet.module.css';

/** The weekdays above the columns, from Sunday (EVNT-01). */
export function WeekdayHeads() {
  return (
    <thead {...gridRoles.rowGroup}>
      <tr {...gridRoles.row}>
        {weekdayHeads.map(({ letter, word }) => (
          <th key={letter} {...gridRoles.columnHeader} className={styles.head} aria-label={word}>
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  );
}
