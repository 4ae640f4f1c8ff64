import type { OnTabShown } from '@/shared/window.ports.ts';

/** Listens to the document; a page that is restored from the back/forward cache counts as well. */
export const onTabShown: OnTabShown = (listener) => {
  const onShown = () => document.hidden || listener();
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('focus', onShown);
  return () => {
    document.removeEventListener('visibilitychange', onShown);
    window.removeEventListener('focus', onShown);
  };
};
