import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { monthMachine } from './month.machine.ts';
import { monthPanelMachine } from './month-panel.machine.ts';

export interface EventsPageContext {
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
  actors: { month: monthMachine, panel: monthPanelMachine },
}).createMachine({
  id: 'eventsPage',
  context: ({ input, spawn }) => ({
    month: spawn('month', { id: 'month', input }),
    panel: spawn('panel', { id: 'panel' }),
  }),
  on: {
    'address.changed': {
      actions: [
        sendTo(
          ({ context }) => context.month,
          ({ event }) => event,
        ),
        sendTo(({ context }) => context.panel, { type: 'panel.closed' }),
      ],
    },
  },
});
