import { type ActorRefFrom, assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { monthMachine } from './month.machine.ts';
import { monthPanelMachine } from './month-panel.machine.ts';

export interface EventsPageContext {
  /** The day that the address named last. */
  readonly day: CalendarDate;
  readonly month: ActorRefFrom<typeof monthMachine>;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
}

/** The address names a day: the one on which the calendar opens, or one in another month. */
export interface EventsPageEvent {
  readonly type: 'address.changed';
  readonly day: CalendarDate;
}

/** The calendar of events with the panel over it: showing another month closes the panel of the one before. */
export const eventsPageMachine = setup({
  types: {
    context: {} as EventsPageContext,
    events: {} as EventsPageEvent,
    input: {} as { readonly day: CalendarDate },
  },
  actors: {
    month: monthMachine,
    panel: monthPanelMachine,
    addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')),
  },
  guards: { isAnother: ({ context }, day: CalendarDate) => context.day !== day },
}).createMachine({
  id: 'eventsPage',
  context: ({ input, spawn }) => ({
    ...input,
    month: spawn('month', { id: 'month', input }),
    panel: spawn('panel', { id: 'panel' }),
  }),
  invoke: { src: 'addressListener' },
  on: {
    'address.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event.day },
      actions: [
        assign({ day: ({ event }) => event.day }),
        sendTo(
          ({ context }) => context.month,
          ({ event }) => event,
        ),
        sendTo(({ context }) => context.panel, { type: 'panel.closed' }),
      ],
    },
  },
});
