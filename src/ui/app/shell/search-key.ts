import type { Navigation } from '@/shared/ports/navigation.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { href } from '../routes/href.ts';

/** Where `/` is typed as a letter, or where a layer covers the page. */
const ELSEWHERE = ':is(input,textarea,select,[contenteditable]):focus,dialog[open]';

/**
 * Makes `/` open the search field from anywhere except a field and a dialog (FIND-01).
 * @param first the event that loaded the core: it may have been that key
 */
export function listenForSearchKey({ goTo }: Pick<Navigation, 'goTo'>, first?: Event): void {
  const answer = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || repeat || document.querySelector(ELSEWHERE) !== null) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[role="search"] input');
    if (field === null) goTo(href('search'));
    else takeFocus(field);
  };
  if (first instanceof KeyboardEvent) answer(first);
  document.addEventListener('keydown', answer);
}
