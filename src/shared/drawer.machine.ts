import { type ActorRefFrom, createActor, fromCallback, sendTo, setup } from 'xstate';
import { unimplementedAction } from './actors.machine.ts';
import type { DialogElement } from './window.ports.ts';

/** The side drawer. Its element may be open before the machine runs: the machine follows the element, and requests closing. */
export const drawerMachine = setup({
  types: { events: {} as DrawerEvent, tags: {} as 'open' },
  actors: { element: fromCallback<{ readonly type: 'close' }>(unimplementedAction('element')) },
  actions: { close: sendTo('element', { type: 'close' }) },
}).createMachine({
  id: 'drawer',
  invoke: { src: 'element', id: 'element' },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': 'open' } },
    open: { tags: 'open', on: { 'drawer.closed': 'closed', 'close.asked': { actions: 'close' } } },
  },
});

export type DrawerEvent =
  /** Events of the element: the platform opens and closes it. */
  { readonly type: 'drawer.opened' } | { readonly type: 'drawer.closed' } | { readonly type: 'close.asked' };

export type DrawerActor = ActorRefFrom<typeof drawerMachine>;

/** Starts the drawer with its element, whose state it reads at once. */
export function startDrawer(element: DialogElement): DrawerActor {
  const machine = drawerMachine.provide({
    actors: {
      element: fromCallback(({ sendBack, receive }) => {
        const notify = () => sendBack({ type: element.isOpen() ? 'drawer.opened' : 'drawer.closed' });
        receive(() => element.close());
        notify();
        return element.onChange(notify);
      }),
    },
  });
  return createActor(machine).start();
}
