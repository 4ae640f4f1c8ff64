import { assign, setup } from 'xstate';

/** Pictures that are shown large, one by one (ADVT-01); it does not wrap at the first and the last. */
export const pictureViewerMachine = setup({
  types: { context: {} as PictureViewerContext, events: {} as PictureViewerEvent, tags: {} as 'open' },
  actions: {
    setPictures: assign((_, { title, pictures, at }: PictureViewerContext) => ({ title, pictures, at })),
    turn: assign(({ context }, by: number) => ({ at: context.at + by })),
  },
  guards: {
    hasPrevious: ({ context }) => context.at > 0,
    hasNext: ({ context }) => context.at < context.pictures.length - 1,
  },
}).createMachine({
  id: 'pictureViewer',
  context: { title: '', pictures: [], at: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { 'picture.opened': { target: 'open', actions: { type: 'setPictures', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      on: {
        'previous.asked': { guard: 'hasPrevious', actions: { type: 'turn', params: -1 } },
        'next.asked': { guard: 'hasNext', actions: { type: 'turn', params: 1 } },
        'viewer.closed': 'closed',
      },
    },
  },
});

export interface PictureViewerContext {
  /** The title of the post that the pictures belong to. */
  readonly title: string;
  /** The addresses of the pictures, in order. */
  readonly pictures: readonly string[];
  /** The picture that is shown, from 0. */
  readonly at: number;
}

export type PictureViewerEvent =
  | ({ readonly type: 'picture.opened' } & PictureViewerContext)
  | { readonly type: 'previous.asked' }
  | { readonly type: 'next.asked' }
  | { readonly type: 'viewer.closed' };
