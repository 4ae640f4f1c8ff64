import { sectionPage } from './match-route.ts';

/**
 * Shows a section's root under the address of the page that it leads to, which is what the host serves there. The entry of the
 * history keeps its state: a reload may come before the router has led there.
 */
export function openSection(): void {
  const { pathname, search } = location;
  const lead = sectionPage(pathname);
  if (lead !== undefined) history.replaceState(history.state, '', `${lead}${search}`);
}
