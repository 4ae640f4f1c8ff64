import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './sheets.module.css';

interface NeighboursProps {
  readonly sunday: CalendarDate;
  readonly today: CalendarDate;
}

/** Links to the previous and the next week's bulletin; there is none after the present week. */
export function Neighbours({ sunday, today }: NeighboursProps) {
  const isPast = sunday < weekOf(today).last;
  return (
    <nav className={styles.neighbours} aria-label={bulletinMessages.neighbours}>
      <ButtonLink variant="bare" href={href('bulletin', { day: daysAfter(sunday, -7) })}>
        <Icon name="left" />
        <span className={styles.word}>{bulletinMessages.previous}</span>
      </ButtonLink>
      {isPast && (
        <ButtonLink variant="bare" href={href('bulletin', { day: daysAfter(sunday, 7) })}>
          <span className={styles.word}>{bulletinMessages.next}</span>
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
