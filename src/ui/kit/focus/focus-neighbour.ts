/**
 * Moves the focus on before an entry of a list goes away: to the last button of the next entry, which is the one that
 * takes it away as well; else to that of the one before.
 * @param button stands in the entry that goes
 * @param entry what an entry of the list is, as a selector
 * @param otherwise where the focus goes when the entry was alone
 */
export function focusNeighbour(button: HTMLElement, entry: 'article' | 'li', otherwise: HTMLElement | null): void {
  const own = button.closest(entry);
  const entries = [...(button.closest('section, ol')?.querySelectorAll(entry) ?? [])];
  const place = entries.findIndex((one) => one === own);
  const neighbour = entries[place + 1] ?? entries[place - 1];
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise;
  target?.focus();
}
