import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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
