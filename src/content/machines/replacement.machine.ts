import { setup } from 'xstate';

export type ReplacementEvent =
  | { readonly type: 'replacement.asked' }
  | { readonly type: 'replacement.cancelled' }
  | { readonly type: 'replacement.confirmed' };

/** Pages take the place of others only after asking once more (BULL-05): those that were there are gone for good. */
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
