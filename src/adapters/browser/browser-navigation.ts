import { navigate } from 'wouter/use-browser-location';
import type { Navigation } from '@/shared/ports/navigation.ts';

/** Moves through the browser's history without loading the page anew. */
export const browserNavigation: Navigation = {
  goTo: (address) => navigate(address),
  replace: (address) => navigate(address, { replace: true }),
  current: () => `${window.location.pathname}${window.location.search}`,
};
