import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { sectionPage } from './ui/app/routes/match.ts';

/**
 * Renders the app in place of the page of another address, which the host served. The served title goes first: the app renders
 * its own beside it.
 * @param page the code of the page, without which its first frame would be a skeleton
 */
export async function renderInstead(root: HTMLElement, app: ReactNode, page: Promise<unknown>): Promise<void> {
  document.querySelector('head > title')?.remove();
  await page;
  createRoot(root).render(app);
}

/**
 * Shows a section's root under the address of the page that it leads to, which is what the host serves there. The entry of the
 * history keeps its state: a reload may come before the router has led there.
 */
export function openSection(): void {
  const { pathname, search } = location;
  const lead = sectionPage(pathname);
  if (lead !== undefined) history.replaceState(history.state, '', `${lead}${search}`);
}
