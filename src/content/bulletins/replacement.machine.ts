import { setup } from 'xstate';

/** Replacing a bulletin's pages must be confirmed (BULL-05): the old pages are gone for good. */
export const replacementMachine = setup({
  types: { events: {} as ReplacementEvent, tags: {} as 'asking' },
}).createMachine({
  id: 'replacement',
  initial: 'closed',
  states: {
    closed: { on: { 'replacement.asked': 'asking' } },
    asking: { tags: 'asking', on: { 'replacement.cancelled': 'closed', 'replacement.confirmed': 'closed' } },
  },
});

export type ReplacementEvent =
  | { readonly type: 'replacement.asked' }
  | { readonly type: 'replacement.cancelled' }
  | { readonly type: 'replacement.confirmed' };
