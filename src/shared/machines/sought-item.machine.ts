import { assign, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

/** How far the list has come in which something is looked for. */
export interface ListProgress {
  readonly holds: boolean;
  /** Nothing more will come by itself: all of it has been looked through, or as much as is worth it. */
  readonly isWhole: boolean;
  /** More can be asked for. */
  readonly rests: boolean;
  /** Grows with whatever was asked for: one change is told from the next. */
  readonly round: number;
}

export type SoughtItemEvent =
  /** @property id undefined where nothing is looked for */
  | { readonly type: 'item.sought'; readonly id: string | undefined }
  | ({ readonly type: 'list.changed' } & ListProgress);

const search = setup({
  types: { context: {} as { readonly id: string | undefined }, events: {} as SoughtItemEvent },
  actions: {
    note: assign({ id: ({ event }) => (event.type === 'item.sought' ? event.id : undefined) }),
    askMore: unimplementedAction('askMore'),
    pointOut: (_, _id: string) => unimplementedAction('pointOut')(),
  },
});

/** An address that points out another thing begins anew, wherever the matter stands. */
const anew = search.createStateConfig({
  on: {
    'item.sought': [
      { guard: ({ event }) => event.id === undefined, target: 'idle', actions: 'note' },
      { guard: ({ context, event }) => event.id !== context.id, target: 'seeking', actions: 'note' },
    ],
  },
});

/**
 * One thing of a list that an address points out: more of the list is asked for until it is there, or there is no more.
 * Then the matter rests, whatever becomes of the list: what was found and taken away is not looked for again.
 */
export const soughtItemMachine = search.createMachine({
  id: 'soughtItem',
  context: { id: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: { 'item.sought': { guard: ({ event }) => event.id !== undefined, target: 'seeking', actions: 'note' } },
    },
    seeking: {
      on: {
        ...anew.on,
        'list.changed': [
          {
            guard: ({ event }) => event.holds,
            target: 'found',
            actions: { type: 'pointOut', params: ({ context }) => context.id ?? '' },
          },
          { guard: ({ event }) => event.isWhole, target: 'missing' },
          { guard: ({ event }) => event.rests, actions: 'askMore' },
        ],
      },
    },
    found: anew,
    missing: anew,
  },
});
