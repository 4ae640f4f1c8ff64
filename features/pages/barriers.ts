import type { Page } from 'playwright';
import { locate } from '../drivers/browser/locate.ts';
import { PAGE } from '../drivers/target.ts';
import { pieces } from './map.ts';

/** Removes findings of axe that are no barrier for a person. */
export async function easeProgram(page: Page): Promise<void> {
  // The bars at the foot cover elements that are scrolled below them; a reader can scroll on.
  const bars = page
    .getByRole('navigation', { name: '자주 찾는 메뉴', includeHidden: true })
    .or(page.getByRole('group', { name: '고르신 분들', includeHidden: true }));
  await bars.evaluateAll((all) => {
    for (const bar of all) if (bar instanceof HTMLElement) bar.style.setProperty('position', 'static');
  });
  // axe cannot determine how the map's tiles overlap, and would give no result there.
  await locate(page, pieces(PAGE)).evaluateAll((all) => {
    for (const piece of all) if (piece instanceof HTMLElement) piece.style.mixBlendMode = 'normal';
  });
  // From the top of the page, because the bar at the head covers what is scrolled below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that are cut off sideways by their box, except in menus and pictures that can be moved by hand. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll(
        'main *:not(input, textarea, select, nav *, nav, [class*="zoom"], [class*="zoom"] *)',
      ),
    ]
      .filter((box) => {
        const { overflowX, clipPath } = getComputedStyle(box);
        const isCut = overflowX !== 'visible' && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1;
        return isCut && clipPath === 'none' && box.closest('.leaflet-container') === null;
      })
      .map((box) => `${box.tagName} ${box.textContent.slice(0, 30)}`),
  );

/** Short words on buttons, such as the day of a calendar, that are broken into two lines. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll((buttons) => {
    const texts = buttons.flatMap((button) =>
      [button, ...button.querySelectorAll('span')].flatMap((part) =>
        [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
      ),
    );
    return texts
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return /^\S{2,4}$/.test(text.textContent ?? '') && tops.size > 1;
      })
      .map(({ textContent }) => textContent ?? '');
  });

/**
 * Texts, names and alt texts in Latin letters that are not marked as another language. A Korean sentence may hold a name, a key or
 * an address; one in which foreign words are the most is foreign.
 */
export const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]:not([lang="ko"])') !== null) continue;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name));
      said.push(...own.map(({ textContent }) => textContent ?? ''), ...attributes.map((text) => text ?? ''));
    }
    return said
      .map((text) => text.trim())
      .filter((text) => {
        if (!/\p{Script=Hangul}/u.test(text)) return /\p{Script=Latin}{2}/u.test(text);
        // Addresses, and the names of files.
        const words = text.replaceAll(/\S+@\S+|https?:\S+|\S+\.[a-z]{3,4}\b|\S*\/\S*/g, '');
        const foreign = words.match(/\p{Script=Latin}{2,}/gu) ?? [];
        return foreign.length > (words.match(/\p{Script=Hangul}+/gu) ?? []).length;
      });
  });
