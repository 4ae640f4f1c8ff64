/**
 * Gives the focus back when what lay over the page goes with it.
 * @param before what had the focus until then
 * @param otherwise where it goes when that has gone meanwhile, as a selector
 */
export function returnFocus(before: Element | null, otherwise: string): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const target = isThere ? before : document.querySelector<HTMLElement>(otherwise);
  target?.focus({ preventScroll: true });
}
