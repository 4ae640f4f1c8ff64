import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { DialogElement } from '../ports/dialog-element.ts';
import { drawerMachine } from './drawer.machine.ts';

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
