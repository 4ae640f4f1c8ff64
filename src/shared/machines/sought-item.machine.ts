import { fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

/** How far the list has come in which something is looked for. */
export interface ListProgress {
  readonly holds: boolean;
  /** Nothing more will come by itself: all of it has been looked through, or as much as is worth it. */
  readonly isWhole: boolean;
  /** More can be asked for. */
  readonly rests: boolean;
}

export type SoughtItemEvent = { readonly type: 'list.changed' } & ListProgress;

interface SoughtItem {
  readonly id: string;
}

/**
 * One thing of a list that an address points out: more of the list is asked for until it is there, or there is no more.
 * Then the matter rests, whatever becomes of the list: what was found and taken away is not looked for again.
 */
export const soughtItemMachine = setup({
  types: {
    context: {} as SoughtItem,
    input: {} as SoughtItem,
    events: {} as SoughtItemEvent,
    tags: {} as 'found' | 'missing',
  },
  actors: { list: fromCallback<SoughtItemEvent, string>(unimplementedAction('list')) },
  actions: { askMore: unimplementedAction('askMore') },
}).createMachine({
  id: 'soughtItem',
  context: ({ input }) => input,
  initial: 'seeking',
  states: {
    seeking: {
      invoke: { src: 'list', input: ({ context }) => context.id },
      on: {
        'list.changed': [
          { guard: ({ event }) => event.holds, target: 'found' },
          { guard: ({ event }) => event.isWhole, target: 'missing' },
          { guard: ({ event }) => event.rests, actions: 'askMore' },
        ],
      },
    },
    found: { type: 'final', tags: 'found' },
    missing: { type: 'final', tags: 'missing' },
  },
});
