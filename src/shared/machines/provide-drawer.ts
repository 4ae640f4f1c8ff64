import { fromCallback } from 'xstate';
import type { DrawerElement } from '../ports/drawer-element.ts';
import { drawerMachine } from './drawer.machine.ts';

export interface DrawerDependencies {
  readonly element: DrawerElement;
  readonly openLogin: () => void;
}

/** Provides the drawer's machine with its element, which it asks at once how it stands. */
export function provideDrawer({ element, openLogin }: DrawerDependencies): typeof drawerMachine {
  return drawerMachine.provide({
    actors: {
      element: fromCallback(({ sendBack, receive }) => {
        const notify = () => sendBack({ type: element.isOpen() ? 'drawer.opened' : 'drawer.closed' });
        receive(() => element.close());
        notify();
        return element.onChange(notify);
      }),
    },
    actions: { openLogin },
  });
}
