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

/**
 * Moves the focus to the first invalid field of a form. The error of the whole form is scrolled into view first, so that it
 * stays visible if both fit.
 * @param field the selector of another field
 */
export function focusFirstError(form: HTMLElement | null, field = '[aria-invalid="true"]'): void {
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  const target = form?.querySelector<HTMLElement>(field);
  target?.focus({ preventScroll: true });
  // A field that already had the focus may have been pushed under the bottom navigation.
  target?.scrollIntoView({ block: 'nearest' });
}
