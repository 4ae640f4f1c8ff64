import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { type FormEmptied, type ShownForm, watchFormEmptied } from './watch-form-emptied.ts';

/** The user of a page on which some users may publish. */
export interface Reader {
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  readonly publishes: boolean;
}

/** The user, and the forms that are shown; none where forms are shown later. */
export interface PublishingRightInput extends Reader {
  readonly shown: readonly ShownForm[];
}

export type PublishingRightEvent =
  | { readonly type: 'reader.changed'; readonly reader: Reader }
  /** Another form is shown; the form of a change does not replace that of a new post. */
  | { readonly type: 'form.shown'; readonly shown: ShownForm }
  | FormEmptied;

/**
 * Whether a form for publishing is on the page (PERM-02). When its writer loses the right to publish, it stays as long as it
 * holds their text (REL-09); signing out removes it.
 */
export const publishingRightMachine = setup({
  types: {
    context: {} as PublishingRightInput,
    input: {} as PublishingRightInput,
    events: {} as PublishingRightEvent,
    /** `form`: one is on the page. `publishing`: it may be sent; `lost`: it may no longer be sent. */
    tags: {} as 'form' | 'publishing' | 'lost',
  },
  actors: {
    /** Notifies when the user or their right to publish changes. */
    readers: fromCallback<PublishingRightEvent>(unimplementedAction('readers')),
    emptied: watchFormEmptied,
  },
  actions: {
    setReader: assign((_, { userId, publishes }: Reader) => ({ userId, publishes })),
    keepShown: assign(({ context }, shown: ShownForm) => ({
      shown: [...context.shown.filter(({ isEdit }) => isEdit !== shown.isEdit), shown],
    })),
  },
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
        { guard: { type: 'publishes', params: ({ context }) => context }, target: 'publishing' },
        { target: 'absent' },
      ],
    },
    absent: {},
    publishing: {
      tags: ['form', 'publishing'],
      on: {
        'reader.changed': [
          {
            guard: { type: 'publishes', params: ({ event }) => event.reader },
            actions: { type: 'setReader', params: ({ event }) => event.reader },
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
            target: 'publishing',
            actions: { type: 'setReader', params: ({ event }) => event.reader },
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
      target: '.publishing',
      actions: { type: 'setReader', params: ({ event }) => event.reader },
    },
  },
});

/** The running right to publish, as the receiver of the forms that are shown. */
export type PublishingRightActor = ActorRefFrom<typeof publishingRightMachine>;
