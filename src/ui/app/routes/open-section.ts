import { sectionPage } from './match-route.ts';

/** Shows a section's root under the address of the page that it leads to, which is what the host serves there. */
export function openSection(): void {
  const { pathname, search } = window.location;
  const lead = sectionPage(pathname);
  if (lead !== undefined) window.history.replaceState(null, '', `${lead}${search}`);
}
