import { type ActorRefFrom, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { unimplementedAction, unimplementedActor } from './actors.machine.ts';
import type { Notifications } from './notifications.ports.ts';
import type { SiteWorker } from './offline.ports.ts';

/**
 * Offers, once, to reload the site when the host has a newer build than this tab (OFFL-04). Nothing happens
 * automatically: the tab keeps running its own build until the user presses.
 */
export const newVersionMachine = setup({
  types: { events: {} as NewVersionEvent },
  actors: {
    watch: fromCallback<NewVersionEvent>(unimplementedAction('watch')),
    /** The waiting worker may belong to the build that this tab already runs. */
    compare: fromPromise<boolean>(unimplementedActor('compare')),
  },
  actions: { offer: unimplementedAction('offer'), reopen: unimplementedAction('reopen') },
}).createMachine({
  id: 'newVersion',
  context: {},
  invoke: { src: 'watch' },
  initial: 'current',
  states: {
    current: { on: { 'version.waiting': 'comparing' } },
    comparing: {
      invoke: {
        src: 'compare',
        onDone: [{ guard: ({ event }) => event.output, target: 'offered' }, { target: 'current' }],
        onError: 'current',
      },
    },
    offered: { entry: 'offer', on: { 'reopen.chosen': 'reopening' } },
    reopening: { type: 'final', entry: 'reopen' },
  },
});

export type NewVersionEvent =
  /** A newer service worker waits for the tabs to close. */
  { readonly type: 'version.waiting' } | { readonly type: 'reopen.chosen' };

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
