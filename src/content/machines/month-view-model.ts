import type { SnapshotFrom } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItems } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { follow } from '@/shared/machines/follow.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { EventsPageContext } from './events-page.machine.ts';
import type { monthMachine } from './month.machine.ts';

/** The view model of a month. */
export interface MonthViewModel {
  readonly month: CalendarMonth;
  /** The day that has the keyboard focus. */
  readonly day: CalendarDate;
  /** Undefined until the month is read. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** The events on the days beside the month; undefined until they are read. */
  readonly adjacentEvents: readonly ChurchEvent[] | undefined;
  /** Whether the screen is wide enough for the grid, which is a hundred elements that a phone never shows. */
  readonly isWide: boolean;
  readonly isReading: boolean;
  /** Why the last attempt to read the month failed. */
  readonly failure: Failure | undefined;
}

export const selectMonth = (snapshot: SnapshotFrom<typeof monthMachine>): MonthViewModel => ({
  month: monthOf(snapshot.context.day),
  day: snapshot.context.day,
  events: shownEvents(snapshot.context.events, snapshot.context.leaving),
  adjacentEvents: shownEvents(snapshot.context.adjacentEvents, snapshot.context.leaving),
  isWide: snapshot.context.isWide,
  isReading: snapshot.matches('reading'),
  failure: snapshot.context.failure,
});

/**
 * A month as a list in which an event can be looked for, which then opens; events of neighbouring months are not
 * searched.
 */
export function searchedMonth({ month, panel }: Pick<EventsPageContext, 'month' | 'panel'>): SearchedList {
  return {
    progress: (id) => {
      const snapshot = month.getSnapshot();
      const { events, leaving } = snapshot.context;
      return {
        includesItem: shownEvents(events, leaving)?.some((event) => sameId(event.id, id)) === true,
        isComplete: events !== undefined && snapshot.matches('ready'),
        hasMore: false,
      };
    },
    onChange: (listener) => follow(month, listener),
    found: (id) => panel.send({ type: 'event.opened', id }),
  };
}

/** The events that the user sees: all but those being removed; undefined until they are read. */
function shownEvents(
  events: readonly ChurchEvent[] | undefined,
  leaving: readonly FeedItem[],
): readonly ChurchEvent[] | undefined {
  return events && withoutItems(events, leaving);
}
