import { assign, emit, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { STILL_MS } from '@/shared/machines/still.ts';

export type MonthPanelEvent =
  | { readonly type: 'day.opened'; readonly day: CalendarDate }
  | { readonly type: 'event.opened'; readonly id: EntityId }
  /** @property day on which the new event shall be, where that was chosen */
  | { readonly type: 'writing.asked'; readonly day: CalendarDate | undefined }
  /** The event that was open, or one of the day's, is taken away. */
  | { readonly type: 'event.removed' }
  | { readonly type: 'panel.closed' };

/** What lay over the month has closed, for what it was about is taken away: so is what had opened it. */
export interface MonthPanelEmitted {
  readonly type: 'panel.emptied';
}

interface MonthPanelContext {
  readonly day: CalendarDate | undefined;
  readonly id: EntityId | undefined;
}

/**
 * What lies over the month: a day with all its events, one event, or the form of a new one; never two of them. After a
 * deletion nothing opens for a moment: a double click would meet what lay below (REL-29).
 */
export const monthPanelMachine = setup({
  types: {
    context: {} as MonthPanelContext,
    events: {} as MonthPanelEvent,
    emitted: {} as MonthPanelEmitted,
    /** What lies there. */
    tags: {} as 'day' | 'event' | 'writing',
  },
  delays: { still: STILL_MS },
}).createMachine({
  id: 'monthPanel',
  context: { day: undefined, id: undefined },
  initial: 'closed',
  states: {
    closed: {},
    day: { tags: 'day' },
    event: { tags: 'event' },
    writing: { tags: 'writing' },
    moving: {
      after: { still: 'closed' },
      on: { 'day.opened': {}, 'event.opened': {}, 'event.removed': {}, 'panel.closed': {} },
    },
  },
  on: {
    'day.opened': { target: '.day', actions: assign({ day: ({ event }) => event.day }) },
    'event.opened': { target: '.event', actions: assign({ id: ({ event }) => event.id }) },
    'writing.asked': { target: '.writing', actions: assign({ day: ({ event }) => event.day }) },
    'event.removed': { target: '.moving', actions: emit({ type: 'panel.emptied' }) },
    'panel.closed': '.closed',
  },
});
