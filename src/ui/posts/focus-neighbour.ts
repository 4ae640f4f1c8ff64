/**
 * Moves the focus on before an entry of a list goes away: to the same button of the next entry, else of the one before,
 * else to the list.
 * @param button stands in the entry that goes
 */
export function focusNeighbour(button: HTMLElement): void {
  const list = button.closest<HTMLElement>('section');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('article button') ?? [])];
  const place = buttons.indexOf(button);
  (buttons[place + 1] ?? buttons[place - 1] ?? list)?.focus();
}
