/** The element of an item on the board, by which it is dragged and which holds the focus. */
export function itemElement(id: string | undefined): HTMLElement | undefined {
  const items = document.querySelectorAll<HTMLElement>('[data-item]');
  return [...items].find(({ dataset }) => dataset['item'] === id);
}
