import type { Navigation } from '@/shared/ports/navigation.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { href } from '../routes/href.ts';
import { isWriting } from './is-writing.ts';

/** Lets `/` lead to the search field from anywhere but a field and a dialog (FIND-01). */
export function listenForSearchKey({ goTo }: Pick<Navigation, 'goTo'>): void {
  document.addEventListener('keydown', (event) => {
    if (!asksSearch(event) || isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[role="search"] input');
    if (field === null) goTo(href('search'));
    else takeFocus(field);
  });
}

const asksSearch = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !repeat;
