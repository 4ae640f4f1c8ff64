import { assign, setup } from 'xstate';

/** How long a tap waits for a second one, in milliseconds; browsers treat two taps within half a second as a double tap. */
const SECOND_TAP_MS = 400;

/** A bulletin's pages in full screen, one by one (BULL-03). */
export const pageReaderMachine = setup({
  types: { context: {} as PageReaderContext, events: {} as PageReaderEvent, tags: {} as 'open' },
  actions: { turnTo: assign((_, at: number) => ({ at })) },
  guards: { isThere: (_, { at, count }: { at: number; count: number }) => at >= 0 && at < count },
  delays: { secondTap: SECOND_TAP_MS },
}).createMachine({
  id: 'pageReader',
  context: { at: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'page.tapped': { target: 'tapped', actions: { type: 'turnTo', params: ({ event }) => event.at } },
        'reader.opened': { target: 'open', actions: { type: 'turnTo', params: ({ event }) => event.at } },
      },
    },
    tapped: { after: { secondTap: 'open' }, on: { 'page.tapped': 'closed' } },
    open: {
      tags: 'open',
      on: {
        'page.turned': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'turnTo', params: ({ event }) => event.at },
        },
        'reader.closed': 'closed',
      },
    },
  },
});

interface PageReaderContext {
  /** The page that is shown, from 0. */
  readonly at: number;
}

export type PageReaderEvent =
  /** By a finger: a second tap soon after enlarges the page in place. */
  | { readonly type: 'page.tapped'; readonly at: number }
  | { readonly type: 'reader.opened'; readonly at: number }
  /** @property count how many pages there are */
  | { readonly type: 'page.turned'; readonly at: number; readonly count: number }
  | { readonly type: 'reader.closed' };
