import { focusable, takeFocus } from './focus.ts';
import { partAround } from './focus-parts.ts';

/**
 * Moves the focus before an entry of a list is removed: to the next entry, else to the previous one. To the entry as a whole,
 * for a second Enter on its button would remove it too (REL-29).
 * @param button a button in the entry that is removed
 * @param entry the selector of an entry of the list
 * @param otherwise where the focus goes when it was the only entry; by default the part around the list
 */
export function focusNeighbour(
  button: HTMLElement,
  entry: 'article' | 'li',
  otherwise: HTMLElement | null = partAround(button),
): void {
  const own = button.closest(entry);
  const entries = [...(own?.closest('section, ol, ul')?.querySelectorAll<HTMLElement>(entry) ?? [])];
  const neighbour = neighbourOf(entries, (one) => one === own);
  takeFocus(neighbour === undefined ? otherwise : focusable(neighbour));
}

/**
 * Moves the focus after an entry of a list was removed: to the entry that is now at its index, else to the last one.
 * @param at where the entry was; below zero where it was not in the list
 */
export function focusSuccessor(entries: readonly HTMLElement[], at: number): void {
  if (at >= 0) takeFocus(entries[Math.min(at, entries.length - 1)]);
}

/** The entry to focus when one is removed: the next, else the previous; undefined if it was the only one. */
export function neighbourOf<Entry>(entries: readonly Entry[], goes: (entry: Entry) => boolean): Entry | undefined {
  const place = entries.findIndex(goes);
  return place < 0 ? undefined : (entries[place + 1] ?? entries[place - 1]);
}
