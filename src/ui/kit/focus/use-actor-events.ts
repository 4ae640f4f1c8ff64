import { useEffect, useLayoutEffect, useRef } from 'react';

/** The part of an actor that emits events. */
export interface EmittingActor<Emitted> {
  readonly on: (type: '*', listener: (event: Emitted) => void) => { readonly unsubscribe: () => void };
}

/**
 * Handles the events that an actor emits after the page has rendered their result, so that the focus can move to an element
 * that has appeared. One effect subscribes while the view is mounted, the other runs after the render.
 */
export function useActorEvents<Emitted>(actor: EmittingActor<Emitted>, onEvent: (event: Emitted) => void): void {
  const emitted = useRef<Emitted[]>([]);

  useLayoutEffect(() => {
    const listening = actor.on('*', (event) => emitted.current.push(event));
    return () => listening.unsubscribe();
  }, [actor]);

  useEffect(() => {
    for (const event of emitted.current.splice(0)) onEvent(event);
  });
}
