import { bringIntoView, focusableOnce } from '@/ui/kit/focus/bring-into-view.ts';

/**
 * Scrolls to the bulletin and focuses it when it is below the calendar: on a phone, picking a week would otherwise
 * change nothing visible. When it is beside the calendar, the focus stays there for the next week.
 * @param column the element that contains the bulletin
 */
export function leadToBulletin(column: HTMLElement | null): void {
  const heading = column?.querySelector<HTMLElement>('#bulletin-title') ?? null;
  if (column === null || heading === null) return;
  const { left } = column.getBoundingClientRect();
  if (left > column.offsetWidth / 2 || heading.getBoundingClientRect().top < window.innerHeight / 2) return;
  bringIntoView(heading);
}

/** Scrolls to a page of the bulletin, and focuses it. @param page from 1 */
export function leadToPage(page: number): void {
  const sheet = document.querySelector<HTMLElement>(`[data-page="${page}"]`);
  // Focusable only this once: a press on a page focuses the box in which all of them are enlarged.
  if (sheet !== null) bringIntoView(focusableOnce(sheet));
}
