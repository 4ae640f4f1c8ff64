/**
 * Takes the reader to the bulletin whose week was picked, where it stands below the calendar: on a phone nothing that can be
 * seen would change. Beside the calendar it is seen, and the focus stays there, for the next week.
 * @param column what the bulletin stands in
 */
export function bringIntoView(column: HTMLElement | null): void {
  const heading = column?.querySelector<HTMLElement>('#bulletin-title') ?? null;
  if (column === null || heading === null) return;
  const { left } = column.getBoundingClientRect();
  if (left > column.offsetWidth / 2 || heading.getBoundingClientRect().top < window.innerHeight / 2) return;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

/** Takes the reader to a page of the bulletin. @param page from 1 */
export function bringPageIntoView(page: number): void {
  const sheet = document.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (sheet === null) return;
  // For this once: a press on a page gives the focus to the box in which all of them are enlarged.
  sheet.tabIndex = -1;
  sheet.addEventListener('blur', () => sheet.removeAttribute('tabindex'), { once: true });
  sheet.scrollIntoView();
  sheet.focus({ preventScroll: true });
}
