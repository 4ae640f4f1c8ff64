import { setup } from 'xstate';

export type DrawerEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'page.changed'; readonly path: string };

/** The side drawer: closed until asked for, closed again by its button, Escape, a click outside or a chosen link. */
export const drawerMachine = setup({ types: { events: {} as DrawerEvent } }).createMachine({
  id: 'drawer',
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': 'open' } },
    open: { on: { 'drawer.closed': 'closed', 'page.changed': 'closed' } },
  },
});
