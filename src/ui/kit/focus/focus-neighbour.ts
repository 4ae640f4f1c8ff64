import { partAround } from './focus-fallback.ts';

/**
 * Moves the focus on before an entry of a list goes away: to the last button of the next entry, which is the one that
 * takes it away as well; else to that of the one before.
 * @param button stands in the entry that goes
 * @param entry what an entry of the list is, as a selector
 * @param otherwise where the focus goes when the entry was alone: the part around the list, unless there is a better place
 */
export function focusNeighbour(
  button: HTMLElement,
  entry: 'article' | 'li',
  otherwise: HTMLElement | null = partAround(button),
): void {
  const own = button.closest(entry);
  const entries = [...(own?.closest('section, ol, ul')?.querySelectorAll(entry) ?? [])];
  const neighbour = neighbourOf(entries, (one) => one === own);
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise;
  target?.focus();
}

/** Where one goes on when an entry goes away: the entry after it, else the one before; undefined where it was alone. */
export function neighbourOf<Entry>(entries: readonly Entry[], goes: (entry: Entry) => boolean): Entry | undefined {
  const place = entries.findIndex(goes);
  return place < 0 ? undefined : (entries[place + 1] ?? entries[place - 1]);
}
