import type { Finder, Nouns } from '../support/nouns.ts';

const TITLE = '체험판 도구';

const tools: Finder = (place) => place.getByRole('complementary', { name: TITLE });
export const toolsButton: Finder = (place) => tools(place).getByRole('button', { name: TITLE });

export const demoThings: Nouns = {
  'the demo tools': tools,
  'the button of the demo tools': toolsButton,
  'the demo part …': (place, name = '') =>
    tools(place).getByRole('heading', { level: 3 }).getByRole('button', { name }),
  'the message of the demo tools': (place) => tools(place).locator('[aria-live]'),
  // By the beginning of its name, since some names contain others.
  'the tool …': (place, name = '') => tools(place).getByRole('button', { name: new RegExp(`^${name}`) }),
  'the marked tool …': (place, name = '') => tools(place).locator('[aria-current="true"]').filter({ hasText: name }),
  'the credentials of …': (place, name = '') => tools(place).locator(`summary[aria-label^="${name}"]`),
  mails: (place) => tools(place).getByRole('heading', { level: 4 }),
  'call that fails on purpose': (place) => spoiledCalls(place),
  'calls that fail on purpose': (place) => spoiledCalls(place),
};

const spoiledCalls: Finder = (place) => tools(place).getByRole('list', { name: '켜 둔 실패' }).getByRole('listitem');

/** Scrolls through the page, and lists the texts and controls that an element covers. */
export function coveredBy(element: Element): string[] {
  const covered = new Set<string>();
  const tab = element.getBoundingClientRect();
  const range = document.createRange();
  for (let y = 0; y < document.documentElement.scrollHeight; y += tab.height / 2) {
    window.scrollTo({ top: y, behavior: 'instant' });
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      // Visually hidden text is in a box of one pixel.
      if (parent.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      const control = parent.closest('a, button');
      for (const { left, right, top, bottom } of [...range.getClientRects(), ...(control?.getClientRects() ?? [])])
        if (left < tab.right && right > tab.left && top < tab.bottom && bottom > tab.top) covered.add(text);
    }
  }
  return [...covered];
}
