import { navigate } from 'wouter/use-browser-location';
import type { Navigation } from '@/shared/ports/navigation.ts';

/** Navigates by the browser's history, without reloading the page. */
export const browserNavigation: Navigation = {
  goTo: (address) => navigate(address),
  replace: (address) => navigate(address, { replace: true }),
  current: () => `${window.location.pathname}${window.location.search}`,
};
