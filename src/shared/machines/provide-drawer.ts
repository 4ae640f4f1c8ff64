import { fromCallback } from 'xstate';
import type { DialogElement } from '../ports/dialog-element.ts';
import { drawerMachine } from './drawer.machine.ts';

/** Provides the drawer's machine with its element, whose state it reads at once. */
export function provideDrawer(element: DialogElement): typeof drawerMachine {
  return drawerMachine.provide({
    actors: {
      element: fromCallback(({ sendBack, receive }) => {
        const notify = () => sendBack({ type: element.isOpen() ? 'drawer.opened' : 'drawer.closed' });
        receive(() => element.close());
        notify();
        return element.onChange(notify);
      }),
    },
  });
}
