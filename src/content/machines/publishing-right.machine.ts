import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';

/** Who looks at a page on which some may publish. */
export interface Reader {
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  readonly publishes: boolean;
}

export type PublishingRightEvent =
  | { readonly type: 'reader.changed'; readonly reader: Reader }
  /** Nothing is left in the form. */
  | { readonly type: 'form.emptied' };

/**
 * Whether a form for publishing stands on the page (PERM-02). It stays when its writer may not publish any more, as long
 * as it holds what they wrote (REL-09); whoever signs out takes it away.
 */
export const publishingRightMachine = setup({
  types: {
    context: {} as Reader,
    input: {} as Reader,
    events: {} as PublishingRightEvent,
    /** `form`: one stands on the page. `publishing`: it may be sent; `lost`: it may not any more. */
    tags: {} as 'form' | 'publishing' | 'lost',
  },
  actors: {
    /** Tells whenever somebody else looks at the page, or they may do something else. */
    readers: fromCallback<PublishingRightEvent>(unimplementedAction('readers')),
  },
  actions: { know: assign((_, reader: Reader) => reader) },
  guards: {
    publishes: (_, { publishes }: Reader) => publishes,
    isSameUser: ({ context }, { userId }: Reader) => userId !== undefined && userId === context.userId,
  },
}).createMachine({
  id: 'publishingRight',
  context: ({ input }) => input,
  invoke: { src: 'readers' },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: { type: 'publishes', params: ({ context }) => context }, target: 'held' },
        { target: 'absent' },
      ],
    },
    absent: {},
    held: {
      tags: ['form', 'publishing'],
      on: {
        'reader.changed': [
          {
            guard: { type: 'publishes', params: ({ event }) => event.reader },
            actions: { type: 'know', params: ({ event }) => event.reader },
          },
          { guard: { type: 'isSameUser', params: ({ event }) => event.reader }, target: 'lost' },
          { target: 'absent' },
        ],
      },
    },
    lost: {
      tags: ['form', 'lost'],
      on: {
        'form.emptied': 'absent',
        'reader.changed': [
          {
            guard: { type: 'publishes', params: ({ event }) => event.reader },
            target: 'held',
            actions: { type: 'know', params: ({ event }) => event.reader },
          },
          { guard: { type: 'isSameUser', params: ({ event }) => event.reader } },
          { target: 'absent' },
        ],
      },
    },
  },
  on: {
    'reader.changed': {
      guard: { type: 'publishes', params: ({ event }) => event.reader },
      target: '.held',
      actions: { type: 'know', params: ({ event }) => event.reader },
    },
  },
});
