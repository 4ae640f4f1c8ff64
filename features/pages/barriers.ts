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

/** What stands out to the right of the window, the innermost elements. */
export const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((one) => one.childElementCount === 0 && one.checkVisibility())
          .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((one) => `${one.localName} ${one.textContent.slice(0, 30)}`),
  );

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

/** How much of the window's height the bars take that stay in sight when the page is scrolled, from 0 to 1. */
export const heightOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    let [above, below] = [0, 0];
    for (const bar of document.body.querySelectorAll('*')) {
      if (!/sticky|fixed/.test(getComputedStyle(bar).position)) continue;
      const { top, bottom, width, height } = bar.getBoundingClientRect();
      if (height === 0 || width < window.innerWidth / 2) continue;
      if (top <= 0) above = Math.max(above, bottom);
      else if (bottom >= window.innerHeight) below = Math.max(below, window.innerHeight - top);
    }
    return (above + below) / window.innerHeight;
  });

/** Words that stand out too little from white paper: browsers print no ground of theirs. */
export const faintOnPaper = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((contrast) => {
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const faint: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const said = words
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
      const { width, height } = element.getBoundingClientRect();
      if (said === '' || width <= 1 || height <= 1 || !element.checkVisibility() || probe === null) continue;
      if (element.closest('svg, .leaflet-container') !== null) continue;
      const lights = ['#fff', getComputedStyle(element).color].map((color) => {
        probe.fillStyle = color;
        probe.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
      const [ground = 1, letters = 1] = lights;
      const seen = (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
      if (seen < contrast) faint.push(`${said.slice(0, 30)} has ${seen.toFixed(1)} : 1`);
    }
    return faint;
  }, least);

/** Whether the button of the menu can be pressed where the page is scrolled to. */
export const isMenuInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[data-opens="menu"]')].some((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

/** Links, buttons and fields that nobody can press, wherever the page is scrolled to, and what lies over them. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].flatMap(
      (control) => {
        const { width, height } = control.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
        if (!isShown || control.closest('[inert], .leaflet-container, a[href="#main"]') !== null) return [];
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A link has a box for each of its lines, and may cover a row in which it is named twice.
        const hits = [...control.getClientRects()].map(({ left, top, width: wide, height: high }) =>
          document.elementFromPoint(left + wide / 2, top + high / 2),
        );
        const isReached = hits.some(
          (hit) =>
            control.contains(hit) ||
            hit?.contains(control) === true ||
            hit?.closest('label')?.control === control ||
            (control instanceof HTMLAnchorElement && hit?.closest('a')?.href === control.href),
        );
        const name = control.ariaLabel ?? control.textContent.slice(0, 30);
        return isReached ? [] : [`${control.localName} ${name} under ${hits[0]?.outerHTML.slice(0, 60)}`];
      },
    ),
  );

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
