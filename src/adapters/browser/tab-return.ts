import type { OnTabShown } from '@/shared/ports/tab-return.ts';

/** Hears from the document; a page that the browser has kept for Back is shown again too. */
export const onTabShown: OnTabShown = (listener) => {
  const hear = () => document.hidden || listener();
  document.addEventListener('visibilitychange', hear);
  window.addEventListener('focus', hear);
  return () => {
    document.removeEventListener('visibilitychange', hear);
    window.removeEventListener('focus', hear);
  };
};
