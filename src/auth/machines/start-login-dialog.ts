import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type LoginDialogEvent, type LoginDue, loginDialogMachine } from './login-dialog.machine.ts';

/**
 * Starts the login dialog, closed; that a login is due is told in passing until it is answered (AUTH-02, AUTH-15).
 * @param home the address to which a login leads that nobody was sent to
 */
export function startLoginDialog(
  home: string,
  navigation: Navigation,
  notifications: Notifications,
): ActorRefFrom<typeof loginDialogMachine> {
  const machine = loginDialogMachine.provide({
    actors: {
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
