import type { CalendarMonth } from '@/content/domain/calendar-month.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { agendaOf } from '@/content/domain/month-agenda.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { EndOfList } from '@/ui/kit/feedback/end-of-list.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { agendaEnd, agendaLabel, pastAgenda, pastEvents } from '@/ui/messages/ko/event-messages.ts';
import styles from './agenda.module.css';
import { AgendaDays } from './agenda-days.tsx';

interface AgendaProps {
  readonly month: CalendarMonth;
  readonly events: readonly ChurchEvent[];
  readonly today: CalendarDate;
  readonly onEventOpened: (id: EntityId) => void;
}

/** The month as a list; replaces the grid on narrow screens. Past events are folded away. */
export function Agenda({ month, events, today, onEventOpened }: AgendaProps) {
  const { past, days } = agendaOf(month, events, today);
  const shared = { today, onEventOpened };
  return (
    <div className={styles.agenda}>
      {past.length > 0 && (
        <Disclosure
          arrow
          summary={pastEvents(past.reduce((count, day) => count + day.events.length, 0))}
          className={styles.past}
          summaryClassName={styles.fold}
        >
          <AgendaDays {...shared} label={pastAgenda(month)} days={past} />
        </Disclosure>
      )}
      {days.length > 0 && <AgendaDays {...shared} label={agendaLabel(month)} days={days} />}
      <EndOfList>{agendaEnd(month)}</EndOfList>
    </div>
  );
}
