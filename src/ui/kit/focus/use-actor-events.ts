import { useEffect, useLayoutEffect, useRef } from 'react';

/** An actor, as far as it tells what has happened. */
export interface Telling<Emitted> {
  readonly on: (type: '*', listener: (event: Emitted) => void) => { readonly unsubscribe: () => void };
}

/**
 * Hears what an actor emits, once the page shows what came of it: then the focus can move to what has appeared.
 * One of its effects listens while the view is there, the other waits for the page.
 */
export function useActorEvents<Emitted>(actor: Telling<Emitted>, onEvent: (event: Emitted) => void): void {
  const emitted = useRef<Emitted[]>([]);

  useLayoutEffect(() => {
    const listening = actor.on('*', (event) => emitted.current.push(event));
    return () => listening.unsubscribe();
  }, [actor]);

  useEffect(() => {
    for (const event of emitted.current.splice(0)) onEvent(event);
  });
}
