import { type ActorRefFrom, assign, createActor, fromCallback, setup } from 'xstate';
import { required, unimplementedAction } from './actors.machine.ts';
import type { Notifications } from './notifications.ports.ts';
import { fromObstacles, type ObstacleCleared } from './obstacles.machine.ts';
import type { Installation, InstallationMemory, InstallationWay } from './offline.ports.ts';
import type { Obstacle } from './window.ports.ts';

/** The visit on which it is made. */
const VISITS = 2;
/** Milliseconds that a visitor has for the page itself, and for dialogs that open without a press, before the offer. */
const CALM_MS = 8000;

/** The offer to install the site: from the second visit on, and never again once it was answered or closed (OFFL-01). */
export const installOfferMachine = setup({
  types: { context: {} as InstallOfferContext, events: {} as InstallOfferEvent, input: {} as InstallOfferInput },
  actors: {
    watch: fromCallback<InstallOfferEvent>(unimplementedAction('watch')),
    obstacles: fromCallback(unimplementedAction('obstacles')),
  },
  actions: {
    offer: (_, _way: InstallationWay) => unimplementedAction('offer')(),
    ask: unimplementedAction('ask'),
    noteAnswered: unimplementedAction('noteAnswered'),
  },
  delays: { calm: CALM_MS },
  guards: { isTooEarly: ({ context }) => context.isAnswered || context.visits < VISITS },
}).createMachine({
  id: 'installOffer',
  context: ({ input }) => ({ ...input, way: undefined }),
  initial: 'watching',
  states: {
    watching: {
      invoke: { src: 'watch' },
      on: {
        'install.possible': [
          { guard: 'isTooEarly', target: 'over' },
          { target: 'calm', actions: assign(({ event }) => ({ way: event.way })) },
        ],
      },
    },
    calm: { after: { calm: 'due' } },
    due: { invoke: { src: 'obstacles' }, on: { 'obstacle.cleared': 'offered' } },
    offered: {
      entry: { type: 'offer', params: ({ context }) => required(context.way) },
      on: { 'install.chosen': { target: 'answered', actions: 'ask' }, 'offer.closed': 'answered' },
    },
    answered: { type: 'final', entry: 'noteAnswered' },
    over: { type: 'final' },
  },
});

export type InstallOfferEvent =
  | { readonly type: 'install.possible'; readonly way: InstallationWay }
  | ObstacleCleared
  | { readonly type: 'install.chosen' }
  | { readonly type: 'offer.closed' };

export interface InstallOfferInput {
  readonly visits: number;
  readonly isAnswered: boolean;
}

interface InstallOfferContext extends InstallOfferInput {
  /** How the site can be installed; undefined until that is known. */
  readonly way: InstallationWay | undefined;
}

export type InstallOfferActor = ActorRefFrom<typeof installOfferMachine>;

interface InstallOfferDependencies {
  readonly installation: Installation;
  readonly memory: InstallationMemory;
  readonly notifications: Notifications;
  /** The obstacles that delay the offer, such as an open dialog. */
  readonly obstacles: readonly Obstacle[];
}

/** Starts the machine with the browser's offer, and with the obstacles that it waits for. */
export function startInstallOffer({
  installation,
  memory,
  notifications,
  obstacles,
}: InstallOfferDependencies): InstallOfferActor {
  const machine = installOfferMachine.provide({
    actors: {
      watch: fromCallback(({ sendBack }) =>
        installation.onPossible((way) => sendBack({ type: 'install.possible', way })),
      ),
      obstacles: fromObstacles(obstacles),
    },
    actions: {
      offer: ({ self }, way) =>
        void notifications.notify({
          tone: 'info',
          stays: true,
          onGone: () => self.send({ type: 'offer.closed' }),
          ...(way === 'asked'
            ? { subject: 'installOffered', onAction: () => self.send({ type: 'install.chosen' }) }
            : { subject: 'installByHand' }),
        }),
      ask: () => installation.ask(),
      noteAnswered: () => memory.noteAnswered(),
    },
  });
  return createActor(machine, { input: { visits: memory.visits(), isAnswered: memory.isAnswered() } }).start();
}
