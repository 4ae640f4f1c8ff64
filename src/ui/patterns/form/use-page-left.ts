import { useEffect, useLayoutEffect } from 'react';

/**
 * Tells a machine that its page is left, for another one or with the whole site: what it still holds back is sent then.
 * @param send stays the same while the machine runs
 */
export function usePageLeft(send: (event: { readonly type: 'page.left' }) => void): void {
  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => () => send({ type: 'page.left' }), [send]);
  useEffect(() => {
    const leave = () => send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [send]);
}
