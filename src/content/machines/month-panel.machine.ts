import { assign, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export type MonthPanelEvent =
  | { readonly type: 'day.opened'; readonly day: CalendarDate }
  | { readonly type: 'event.opened'; readonly id: EntityId }
  /** @property day on which the new event shall be, where that was chosen */
  | { readonly type: 'writing.asked'; readonly day: CalendarDate | undefined }
  | { readonly type: 'panel.closed' };

interface MonthPanelContext {
  readonly day: CalendarDate | undefined;
  readonly id: EntityId | undefined;
}

/** What lies over the month: a day with all its events, one event, or the form of a new one; never two of them. */
export const monthPanelMachine = setup({
  types: { context: {} as MonthPanelContext, events: {} as MonthPanelEvent },
}).createMachine({
  id: 'monthPanel',
  context: { day: undefined, id: undefined },
  initial: 'closed',
  states: {
    closed: {},
    day: {},
    event: {},
    writing: {},
  },
  on: {
    'day.opened': { target: '.day', actions: assign({ day: ({ event }) => event.day }) },
    'event.opened': { target: '.event', actions: assign({ id: ({ event }) => event.id }) },
    'writing.asked': { target: '.writing', actions: assign({ day: ({ event }) => event.day }) },
    'panel.closed': '.closed',
  },
});
