import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Notifications } from '../ports/notifications.ts';
import type { SiteWorker } from '../ports/site-worker.ts';
import { newVersionMachine } from './new-version.machine.ts';

export type NewVersionActor = ActorRefFrom<typeof newVersionMachine>;

/** Starts the service worker, and waits for a newer one. */
export function startNewVersion(worker: SiteWorker, notifications: Notifications): NewVersionActor {
  const machine = newVersionMachine.provide({
    actors: {
      watch: fromCallback(({ sendBack }) => worker.start(() => sendBack({ type: 'version.waiting' }))),
      compare: fromPromise(() => worker.isOutdated()),
    },
    actions: {
      offer: ({ self }) =>
        void notifications.notify({
          tone: 'info',
          subject: 'newVersion',
          stays: true,
          onAction: () => self.send({ type: 'reopen.chosen' }),
        }),
      reopen: () => worker.reopen(),
    },
  });
  return createActor(machine).start();
}
