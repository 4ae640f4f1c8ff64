import { fromCallback, fromPromise, setup } from 'xstate';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

export type NewVersionEvent =
  /** A newer service worker waits for the tabs to close. */
  { readonly type: 'version.waiting' } | { readonly type: 'reopen.chosen' };

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
