import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { emptiedForm, type FormEmptied, type ShownForm } from './emptied-form.ts';

/** Who looks at a page on which some may publish. */
export interface Reader {
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  readonly publishes: boolean;
}

interface PublishingRightContext extends Reader {
  /** The form that was shown last; undefined until one was. */
  readonly shown: ShownForm | undefined;
}

export type PublishingRightEvent =
  | { readonly type: 'reader.changed'; readonly reader: Reader }
  /** It stands on the page, with what will be written in it. */
  | { readonly type: 'form.shown'; readonly shown: ShownForm }
  | FormEmptied;

/**
 * Whether a form for publishing stands on the page (PERM-02). It stays when its writer may not publish any more, as long
 * as it holds what they wrote (REL-09); whoever signs out takes it away.
 */
export const publishingRightMachine = setup({
  types: {
    context: {} as PublishingRightContext,
    input: {} as Reader,
    events: {} as PublishingRightEvent,
    /** `form`: one stands on the page. `publishing`: it may be sent; `lost`: it may not any more. */
    tags: {} as 'form' | 'publishing' | 'lost',
  },
  actors: {
    /** Tells whenever somebody else looks at the page, or they may do something else. */
    readers: fromCallback<PublishingRightEvent>(unimplementedAction('readers')),
    emptied: emptiedForm,
  },
  actions: {
    know: assign((_, { userId, publishes }: Reader) => ({ userId, publishes })),
    keepShown: assign((_, shown: ShownForm) => ({ shown })),
  },
  guards: {
    publishes: (_, { publishes }: Reader) => publishes,
    isSameUser: ({ context }, { userId }: Reader) => userId !== undefined && userId === context.userId,
  },
}).createMachine({
  id: 'publishingRight',
  context: ({ input }) => ({ ...input, shown: undefined }),
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
      invoke: { src: 'emptied', input: ({ context }) => context.shown },
      on: {
        'form.emptied': 'absent',
        'form.shown': {
          target: 'lost',
          reenter: true,
          actions: { type: 'keepShown', params: ({ event }) => event.shown },
        },
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
    'form.shown': { actions: { type: 'keepShown', params: ({ event }) => event.shown } },
    'reader.changed': {
      guard: { type: 'publishes', params: ({ event }) => event.reader },
      target: '.held',
      actions: { type: 'know', params: ({ event }) => event.reader },
    },
  },
});
