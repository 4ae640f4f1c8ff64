import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { Installation, InstallationMemory } from '../ports/installation.ts';
import type { Notifications } from '../ports/notifications.ts';
import type { Obstacle } from '../ports/obstacle.ts';
import { installOfferMachine } from './install-offer.machine.ts';
import { watchObstacles } from './watch-obstacles.ts';

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
      obstacles: fromCallback(({ sendBack }) =>
        watchObstacles(obstacles, () => sendBack({ type: 'obstacle.cleared' })),
      ),
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
