/**
 * Moves the focus on before an entry of a list goes away: to the same button of the next entry, else of the one before,
 * else to the list.
 * @param button stands in the entry that goes
 */
export function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('article');
  const neighbours = [entry?.nextElementSibling, entry?.previousElementSibling];
  const next = neighbours.find((candidate) => candidate?.matches('article') === true);
  const target = next?.querySelector<HTMLElement>('button') ?? entry?.parentElement;
  target?.focus();
}
