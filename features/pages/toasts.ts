import type { Finder, Nouns } from '../support/things.ts';

/** The library that draws them gives them these classes, and no role until they speak. */
export const toasts: Finder = (place) => place.locator('.Toastify__toast');

/** The animation whose end closes a toast; only the browser moves its time. */
export const countdown: Finder = (place) => toasts(place).first().locator('.Toastify__progress-bar--animated');

export const toastThings: Nouns = {
  'the countdown of the toast': countdown,
  'a toast': toasts,
  'the toast': toasts,
  toast: toasts,
  'toast …': (place, text = '') => toasts(place).filter({ hasText: text }),
  'the toast …': (place, text = '') => toasts(place).filter({ hasText: text }),
};
