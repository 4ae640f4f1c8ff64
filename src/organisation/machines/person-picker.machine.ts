import { assign, setup } from 'xstate';
import type { SeatPlace } from '../domain/part-sheet.ts';

export interface PersonPickerContext {
  /** The seat for which a person is picked. */
  readonly place: SeatPlace | undefined;
  /** As the field holds it, including a syllable that is still being composed. */
  readonly searchText: string;
  /** The index of the person that the keyboard has highlighted among those shown, from 0. */
  readonly at: number;
}

export type PersonPickerEvent =
  | { readonly type: 'picker.opened'; readonly place: SeatPlace }
  | { readonly type: 'picker.closed' }
  | { readonly type: 'text.changed'; readonly text: string }
  /** @property among how many are shown */
  | { readonly type: 'keyboard.moved'; readonly by: 1 | -1; readonly among: number }
  | { readonly type: 'keyboard.placed'; readonly at: number };

/** The dialog in which a person is picked: closed, or open for one seat, with the typed text and the highlighted person. */
export const personPickerMachine = setup({
  types: { context: {} as PersonPickerContext, events: {} as PersonPickerEvent, tags: {} as 'open' },
}).createMachine({
  id: 'personPicker',
  context: { place: undefined, searchText: '', at: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'picker.opened': {
          target: 'open',
          actions: assign({ place: ({ event }) => event.place, searchText: '', at: 0 }),
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'picker.closed': 'closed',
        'text.changed': { actions: assign({ searchText: ({ event }) => event.text, at: 0 }) },
        'keyboard.moved': {
          guard: ({ event }) => event.among > 0,
          // Wraps at both ends.
          actions: assign({ at: ({ context, event: { by, among } }) => (context.at + by + among) % among }),
        },
        'keyboard.placed': { actions: assign({ at: ({ event }) => event.at }) },
      },
    },
  },
});
