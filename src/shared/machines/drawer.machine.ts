import { assign, setup } from 'xstate';

export type DrawerEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'page.changed'; readonly path: string };

/** The side drawer, whose view is fetched when it was first opened: closed until asked for, closed again by its button, Escape, a click outside or a chosen link. */
export const drawerMachine = setup({
  types: { context: {} as { readonly wasOpened: boolean }, events: {} as DrawerEvent },
}).createMachine({
  id: 'drawer',
  context: { wasOpened: false },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': { target: 'open', actions: assign({ wasOpened: true }) } } },
    open: { on: { 'drawer.closed': 'closed', 'page.changed': 'closed' } },
  },
});
