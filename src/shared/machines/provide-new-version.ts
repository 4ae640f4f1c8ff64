import { fromCallback, fromPromise } from 'xstate';
import type { Notifications } from '../ports/notifications.ts';
import type { SiteWorker } from '../ports/site-worker.ts';
import { newVersionMachine } from './new-version.machine.ts';

/** Provides the machine with the service worker, which it also starts. */
export function provideNewVersion(worker: SiteWorker, notifications: Notifications): typeof newVersionMachine {
  return newVersionMachine.provide({
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
}
