import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { DialogElement } from '@/shared/ports/dialog-element.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type LoginDialogEvent, loginDialogMachine } from './login-dialog.machine.ts';
import type { LoginDue } from './login-occasion.ts';

/** The login dialog of a page that is prerendered: it never starts. @param home as for the one that does */
export function restingLoginDialog(home: string): ActorRefFrom<typeof loginDialogMachine> {
  return createActor(loginDialogMachine, { input: { home } });
}

/**
 * Starts the login dialog with the state of its element, which may have been opened before the script ran. A toast that a
 * login is due is shown until the user answers it (AUTH-02, AUTH-15).
 * @param home the address to which a login leads when no other is given
 */
export function startLoginDialog(
  home: string,
  element: DialogElement,
  navigation: Navigation,
  notifications: Notifications,
): ActorRefFrom<typeof loginDialogMachine> {
  const machine = loginDialogMachine.provide({
    actors: {
      element: fromCallback(({ sendBack, receive }) => {
        const notify = () =>
          sendBack(
            element.isOpen()
              ? { type: 'login.asked', occasion: 'asked', returnTo: navigation.current() }
              : { type: 'login.closed' },
          );
        receive(({ type }) => element[type]());
        notify();
        return element.onChange(notify);
      }),
      message: fromCallback<LoginDialogEvent, LoginDue | undefined>(
        ({ input, sendBack }) =>
          input &&
          notifications.notify({
            tone: 'info',
            subject: input,
            stays: true,
            onAction: () => sendBack({ type: 'login.asked', occasion: input, returnTo: navigation.current() }),
            onGone: () => sendBack({ type: 'message.gone' }),
          }),
      ),
    },
    actions: { goTo: (_, address) => address === navigation.current() || navigation.goTo(address) },
  });
  return createActor(machine, { input: { home } }).start();
}
