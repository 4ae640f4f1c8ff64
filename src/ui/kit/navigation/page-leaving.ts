import { useLayoutEffect } from 'react';

const listeners = new Set<() => void>();

/** Listens to {@link leavePage}. @returns stops listening */
export function onPageLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the shown page as if it were left, before something ends that its delayed changes need: the session. */
export function leavePage(): void {
  for (const listener of listeners) listener();
}

/**
 * Notifies a machine that its page is left, for another page, with the whole site or by a logout, so that it sends changes
 * that it has delayed.
 * @param send must stay the same while the machine runs
 */
export function usePageLeft(send: (event: { readonly type: 'page.left' }) => void): void {
  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => {
    const leave = () => send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    const stopListening = onPageLeaving(leave);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
}
