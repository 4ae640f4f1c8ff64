import { assign, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type DrawerEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'login.chosen' }
  /** The sheet has gone, and the focus is back at the button that had opened it. */
  | { readonly type: 'focus.returned' }
  | { readonly type: 'page.changed'; readonly path: string };

/** The side drawer, whose view is fetched when it was first opened: closed until asked for, closed again by its button, Escape, a click outside or a chosen link. */
export const drawerMachine = setup({
  types: { context: {} as { readonly wasOpened: boolean }, events: {} as DrawerEvent },
  actions: { openLogin: unimplementedAction('openLogin') },
}).createMachine({
  id: 'drawer',
  context: { wasOpened: false },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': { target: 'open', actions: assign({ wasOpened: true }) } } },
    open: { on: { 'drawer.closed': 'closed', 'page.changed': 'closed', 'login.chosen': 'givingWay' } },
    // The login dialog gives the focus back to where it found it: the drawer's own button would be gone by then.
    givingWay: { on: { 'drawer.opened': 'open', 'focus.returned': { target: 'closed', actions: 'openLogin' } } },
  },
});
