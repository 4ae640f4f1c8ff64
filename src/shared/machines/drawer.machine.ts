import { fromCallback, sendTo, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type DrawerEvent =
  /** What the element tells of itself: the platform opens and closes it. */
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'close.asked' }
  | { readonly type: 'login.chosen' };

/** The side drawer. Its element may stand open before the machine runs: the machine follows it, and asks it to close. */
export const drawerMachine = setup({
  types: { events: {} as DrawerEvent, tags: {} as 'open' },
  actors: { element: fromCallback<{ readonly type: 'close' }>(unimplementedAction('element')) },
  actions: { openLogin: unimplementedAction('openLogin'), close: sendTo('element', { type: 'close' }) },
}).createMachine({
  id: 'drawer',
  invoke: { src: 'element', id: 'element' },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': 'open', 'login.chosen': { actions: 'openLogin' } } },
    open: {
      tags: 'open',
      on: {
        'drawer.closed': 'closed',
        'close.asked': { actions: 'close' },
        'login.chosen': { target: 'givingWay', actions: 'close' },
      },
    },
    // The login dialog gives the focus back to where it found it: the drawer's own button would be gone by then.
    givingWay: { on: { 'drawer.closed': { target: 'closed', actions: 'openLogin' } } },
  },
});
