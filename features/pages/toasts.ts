import type { Finder, Nouns } from '../support/nouns.ts';

/** The toast library gives them these classes; they have a role only when they are announced. */
export const toasts: Finder = (place) => place.locator('.Toastify__toast');

/** The animation at whose end a toast closes; it runs in the browser's own time. */
export const countdown: Finder = (place) => toasts(place).first().locator('.Toastify__progress-bar--animated');

export const toastThings: Nouns = {
  'the countdown of the toast': countdown,
  'a toast': toasts,
  'the toast': toasts,
  toast: toasts,
  'toast …': (place, text = '') => toasts(place).filter({ hasText: text }),
  'the toast …': (place, text = '') => toasts(place).filter({ hasText: text }),
};
