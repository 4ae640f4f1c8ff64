import type { OnTabShown } from '@/shared/ports/tab-return.ts';

/** Listens to the document; a page that is restored from the back/forward cache counts as well. */
export const onTabShown: OnTabShown = (listener) => {
  const hear = () => document.hidden || listener();
  document.addEventListener('visibilitychange', hear);
  window.addEventListener('focus', hear);
  return () => {
    document.removeEventListener('visibilitychange', hear);
    window.removeEventListener('focus', hear);
  };
};
