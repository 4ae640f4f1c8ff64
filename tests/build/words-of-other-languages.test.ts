import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { prerenderedPaths, renderPage } from '../../src/build/prerender-entry.tsx';

/** Pages are parsed in a window of their own: React reports two renderers in one window as an error. */
const { DOMParser } = new Window();

/** Names that sound the same in every language. */
const NAMES = new Set(['OpenStreetMap', 'PDF', 'Caps', 'Lock', 'Esc']);

/** An e-mail address is spelt out. */
const ADDRESS = /\S+@\S+/g;

/** Latin words that a Korean screen reader would mispronounce: they are in no element marked as another language. */
function unmarkedWords(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('[lang], script, style, svg')) part.remove();
  const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const text = [page.body.textContent, ...attributes].join(' ').replaceAll(ADDRESS, '');
  const words = text.match(/\p{Script=Latin}{3,}/gu) ?? [];
  return words.filter((word) => !NAMES.has(word));
}

describe('words of another language', () => {
  it('are found, unless they are marked with `lang` or are names', () => {
    expect(unmarkedWords('<p>역할 Admin <b lang="en">Editor</b> OpenStreetMap</p>')).toEqual(['Admin']);
    expect(unmarkedWords('<img alt="Iglesia" />')).toEqual(['Iglesia']);
  });

  it.each(prerenderedPaths)('are marked with `lang` on %s', async (path) => {
    expect(unmarkedWords((await renderPage(path)).body)).toEqual([]);
  });
});
