import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import { follow } from './actors.machine.ts';
import type { Subscription } from './unsaved-changes.ts';
import type { Obstacle } from './window.ports.ts';

/** Nothing else needs the user's attention. */
export interface ObstacleCleared {
  readonly type: 'obstacle.cleared';
}

/** Waits for a calm moment: sends `obstacle.cleared` whenever there is no obstacle, now and after each change. */
export function fromObstacles(obstacles: readonly Obstacle[]): CallbackActorLogic<EventObject> {
  return fromCallback(({ sendBack }) => {
    const look = () => {
      if (!obstacles.some(({ isThere }) => isThere())) sendBack({ type: 'obstacle.cleared' } satisfies ObstacleCleared);
    };
    const ends = obstacles.map(({ onChange }) => onChange(look));
    look();
    return () => {
      for (const end of ends) end();
    };
  });
}

/** An actor whose view opens over the page. */
interface Opening {
  readonly getSnapshot: () => { readonly matches: (state: 'open') => boolean };
  readonly subscribe: (listener: () => void) => Subscription;
}

/** An obstacle while the actor is open. */
export function whileOpen(actor: Opening): Obstacle {
  return {
    isThere: () => actor.getSnapshot().matches('open'),
    onChange: (listener) => follow(actor, listener),
  };
}
