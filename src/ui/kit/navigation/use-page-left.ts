import { useLayoutEffect } from 'react';

/**
 * Notifies a machine that its page is left, for another page or with the whole site, so that it sends changes that it
 * has delayed.
 * @param send must stay the same while the machine runs
 */
export function usePageLeft(send: (event: { readonly type: 'page.left' }) => void): void {
  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => {
    const leave = () => send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
}
