/** What stands for an item on the board now, by which it is dragged and has the focus. */
export function itemElement(id: string | undefined): HTMLElement | undefined {
  const items = document.querySelectorAll<HTMLElement>('[data-item]');
  return [...items].find(({ dataset }) => dataset['item'] === id);
}
