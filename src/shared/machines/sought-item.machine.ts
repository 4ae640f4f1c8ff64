import { assign, setup } from 'xstate';
import { emptyAction } from './socket.ts';

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

/**
 * One thing of a list that an address points out: more of the list is asked for until it is there, or there is no more.
 * Then the matter rests, whatever becomes of the list: what was found and taken away is not looked for again.
 */
export const soughtItemMachine = setup({
  types: { context: {} as { readonly id: string | undefined }, events: {} as SoughtItemEvent },
  actions: {
    askMore: emptyAction('askMore'),
    pointOut: (_, _id: string) => emptyAction('pointOut')(),
  },
}).createMachine({
  id: 'soughtItem',
  context: { id: undefined },
  initial: 'idle',
  states: {
    idle: {},
    seeking: {
      on: {
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
    found: {},
    missing: {},
  },
  on: {
    'item.sought': [
      {
        guard: ({ context, event }) => event.id === context.id,
      },
      {
        guard: ({ event }) => event.id === undefined,
        target: '.idle',
        actions: assign({ id: undefined }),
      },
      { target: '.seeking', actions: assign({ id: ({ event }) => event.id }) },
    ],
  },
});
