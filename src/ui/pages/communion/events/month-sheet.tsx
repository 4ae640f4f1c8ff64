import { type KeyboardEvent, useMemo } from 'react';
import { monthOf } from '@/content/domain/calendar-month.ts';
import { layOutMonth } from '@/content/domain/month-grid.ts';
import { dayByKey } from '@/content/domain/month-steps.ts';
import type { MonthViewModel } from '@/content/machines/month-view-model.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { monthTitle } from '@/ui/messages/ko/date-texts.ts';
import { gridRoles } from './grid-roles.ts';
import { MonthBars } from './month-bars.tsx';
import { MonthDay } from './month-day.tsx';
import styles from './month-sheet.module.css';
import { useGridFocus } from './use-grid-focus.ts';
import { WeekdayHeads } from './weekday-heads.tsx';

interface MonthSheetProps {
  readonly viewModel: MonthViewModel;
  readonly today: CalendarDate;
  /** The keyboard moves to this day; when it is in another month, that month is shown. */
  readonly onDayAsked: (day: CalendarDate) => void;
  readonly onDayOpened: (day: CalendarDate) => void;
  readonly onEventOpened: (id: EntityId) => void;
}

/** An event that crosses the edge of the month is in both lists and is kept once. */
function withAdjacentEvents(
  events: MonthViewModel['events'] = [],
  adjacentEvents: MonthViewModel['adjacentEvents'] = [],
) {
  const known = new Set(events.map(({ id }) => String(id)));
  return [...events, ...adjacentEvents.filter(({ id }) => !known.has(String(id)))];
}

/**
 * The month as six weeks from Sunday (EVNT-01). Arrows, Home, End, PageUp and PageDown move the focus, Enter opens a
 * day.
 */
export function MonthSheet({ viewModel, today, onDayAsked, onDayOpened, onEventOpened }: MonthSheetProps) {
  const { month, day, events, adjacentEvents } = viewModel;
  const weeks = useMemo(
    () => layOutMonth(month, withAdjacentEvents(events, adjacentEvents)),
    [month, events, adjacentEvents],
  );
  const grid = useGridFocus(day);

  const choose = (date: CalendarDate) => {
    onDayAsked(date);
    // A day of another month shows that month instead of being opened.
    if (monthOf(date) === month && events !== undefined) onDayOpened(date);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = dayByKey(day, event.key, event.shiftKey);
    const opens = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !opens) return;
    event.preventDefault();
    // A key held down would otherwise run through years of months and request each of them.
    if (event.repeat && (opens || event.key.startsWith('Page'))) return;
    if (to === undefined) choose(day);
    else onDayAsked(to);
  };

  return (
    <div
      className={classNames(styles.sheet, events === undefined && viewModel.isReading && styles.loading)}
      aria-busy={viewModel.isReading}
    >
      <table {...gridRoles.grid} className={styles.grid} aria-label={monthTitle(month)} ref={grid}>
        <WeekdayHeads />
        <tbody {...gridRoles.rowGroup}>
          {weeks.map(({ days, eventCounts }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows and columns keep their elements when the month changes, and so the focus
            <tr key={row} {...gridRoles.row}>
              {days.map((date, column) => {
                const isOutside = monthOf(date) !== month;
                return (
                  <MonthDay
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    key={column}
                    date={date}
                    isOutside={isOutside}
                    isToday={date === today}
                    isCurrent={date === day}
                    eventCount={(isOutside ? adjacentEvents : events) === undefined ? undefined : eventCounts[column]}
                    onChosen={() => choose(date)}
                    onKeyDown={press}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.layer}>
        {weeks.map((week, row) => (
          <MonthBars
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={row}
            week={week}
            onEventOpened={onEventOpened}
            onDayChosen={choose}
          />
        ))}
      </div>
    </div>
  );
}
