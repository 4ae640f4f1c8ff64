import { type ActorRefFrom, assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { FormShown } from '@/shared/machines/shown-form.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { monthOf } from '../domain/calendar-month.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import type { ItemAdded } from './editing-state.ts';
import { type MonthEvent, type MonthInput, monthMachine } from './month.machine.ts';
import { type MonthPanelEvent, monthPanelMachine } from './month-panel.machine.ts';

export interface EventsPageContext {
  /** A day in the month that the address names, or is about to name for a new event. */
  readonly day: CalendarDate;
  readonly month: ActorRefFrom<typeof monthMachine>;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
}

/** Events that the page receives from the forms and drafts of new events. */
export type EventsPageNews =
  | FormShown
  | ItemAdded<DatedEvent>
  /** The user asks to see the new event. */
  | { readonly type: 'newEvent.asked'; readonly day: CalendarDate }
  /** A draft was saved: the panel closes, because its form covers the list of drafts. */
  | { readonly type: 'draft.saved' };

/** The address names a day, in the shown month or in another one. */
export type EventsPageEvent = { readonly type: 'address.changed'; readonly day: CalendarDate } | EventsPageNews;

/** The calendar of events with the panel over it. Showing another month closes the panel. */
export const eventsPageMachine = setup({
  types: {
    context: {} as EventsPageContext,
    events: {} as EventsPageEvent,
    input: {} as MonthInput,
  },
  actors: {
    month: monthMachine,
    panel: monthPanelMachine,
    addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')),
  },
  actions: {
    sendToMonth: sendTo(
      ({ context }) => context.month,
      (_, event: MonthEvent) => event,
    ),
    sendToPanel: sendTo(
      ({ context }) => context.panel,
      (_, event: MonthPanelEvent) => event,
    ),
  },
  guards: { isInOtherMonth: ({ context }, day: CalendarDate) => monthOf(day) !== monthOf(context.day) },
}).createMachine({
  id: 'eventsPage',
  context: ({ input, spawn }) => ({
    day: input.day,
    month: spawn('month', { id: 'month', input }),
    panel: spawn('panel', { id: 'panel' }),
  }),
  invoke: { src: 'addressListener' },
  on: {
    'address.changed': {
      guard: { type: 'isInOtherMonth', params: ({ event }) => event.day },
      actions: [
        assign({ day: ({ event }) => event.day }),
        { type: 'sendToMonth', params: ({ event }) => event },
        { type: 'sendToPanel', params: { type: 'panel.closed' } },
      ],
    },
    'form.shown': { actions: { type: 'sendToPanel', params: ({ event }) => event } },
    'item.added': {
      actions: [
        { type: 'sendToPanel', params: { type: 'panel.closed' } },
        { type: 'sendToMonth', params: ({ event }) => event },
      ],
    },
    'newEvent.asked': {
      actions: [
        // The address will name its month: that must not close the panel which is opened now.
        assign({ day: ({ event }) => event.day }),
        { type: 'sendToMonth', params: ({ event: { day } }) => ({ type: 'day.asked', day }) },
        { type: 'sendToPanel', params: ({ event: { day } }) => ({ type: 'day.opened', day }) },
      ],
    },
    'draft.saved': { actions: { type: 'sendToPanel', params: { type: 'panel.closed' } } },
  },
});
