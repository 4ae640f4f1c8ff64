import type { Subscription } from 'xstate';

interface Followed {
  readonly subscribe: (listener: () => void) => Subscription;
}

/** Listens to an actor. @returns a function that stops */
export function follow(actor: Followed, listener: () => void): () => void {
  const subscription = actor.subscribe(listener);
  return () => subscription.unsubscribe();
}
