import { assign, emit, not, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { PRESS_GUARD_MS } from '@/shared/domain/press-guard.ts';
import { type FormShown, isBeingSent } from '@/shared/machines/shown-form.ts';

export type MonthPanelEvent =
  | { readonly type: 'day.opened'; readonly day: CalendarDate }
  | { readonly type: 'event.opened'; readonly id: EntityId }
  /** @property day of the new event, where one was chosen */
  | { readonly type: 'form.asked'; readonly day: CalendarDate | undefined }
  | FormShown
  /** The user closes the form. */
  | { readonly type: 'close.asked' }
  /** The event that was open, or one of the day's, is removed. */
  | { readonly type: 'event.removed' }
  | { readonly type: 'panel.closed' };

/** The panel has closed because its event was removed; the element that opened the panel may be gone too. */
export interface MonthPanelEmitted {
  readonly type: 'panel.emptied';
}

interface MonthPanelContext {
  readonly day: CalendarDate | undefined;
  readonly id: EntityId | undefined;
  /** The form of a new event. */
  readonly shown: FormShown['shown'] | undefined;
}

/**
 * The panel over the month: a day with all its events, one event, or the form of a new one; never two of them. The
 * form stays while it is being sent. After a removal nothing opens for a moment: the second press of a double click would
 * meet the element below (REL-29).
 */
export const monthPanelMachine = setup({
  types: {
    context: {} as MonthPanelContext,
    events: {} as MonthPanelEvent,
    emitted: {} as MonthPanelEmitted,
    /** What the panel shows. */
    tags: {} as 'day' | 'event' | 'writing',
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
  delays: { still: PRESS_GUARD_MS },
}).createMachine({
  id: 'monthPanel',
  context: { day: undefined, id: undefined, shown: undefined },
  initial: 'closed',
  states: {
    closed: {},
    day: { tags: 'day' },
    event: { tags: 'event' },
    writing: {
      tags: 'writing',
      on: {
        'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
        'close.asked': { guard: not('isBeingSent'), target: 'closed' },
      },
    },
    moving: {
      after: { still: 'closed' },
      on: { 'day.opened': {}, 'event.opened': {}, 'event.removed': {}, 'panel.closed': {} },
    },
  },
  on: {
    'day.opened': { target: '.day', actions: assign({ day: ({ event }) => event.day }) },
    'event.opened': { target: '.event', actions: assign({ id: ({ event }) => event.id }) },
    'form.asked': { target: '.writing', actions: assign({ day: ({ event }) => event.day, shown: undefined }) },
    'event.removed': { target: '.moving', actions: emit({ type: 'panel.emptied' }) },
    'panel.closed': '.closed',
  },
});
