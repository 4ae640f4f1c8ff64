import { assign, setup } from 'xstate';

interface PageReaderContext {
  /** Which page is looked at, from 0. */
  readonly at: number;
}

export type PageReaderEvent =
  /** By a finger: a second tap soon after means to enlarge the page where it is. */
  | { readonly type: 'page.tapped'; readonly at: number }
  | { readonly type: 'reader.opened'; readonly at: number }
  /** @property count how many pages there are */
  | { readonly type: 'page.turned'; readonly at: number; readonly count: number }
  | { readonly type: 'reader.closed' };

/** How long a tap waits for a second one, in milliseconds; browsers take what comes within half a second for a double one. */
const SECOND_TAP_MS = 400;

/** A bulletin's pages on the whole screen, one by one (BULL-03). */
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
