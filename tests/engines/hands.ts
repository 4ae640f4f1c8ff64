import { HAND_MS } from '../support/limits.ts';
import type { Key, Point, Tab } from './tab.ts';
import { describeThing, inPage, type Thing } from './thing.ts';

/** A person's actions on a page, and what they see of it, in the same way in every engine. */
export interface Hands {
  readonly tab: Tab;
  /** Goes to an address of the site, and waits until its program runs. */
  readonly visit: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly sees: (thing: Thing) => Promise<void>;
  readonly seesNo: (thing: Thing) => Promise<void>;
  readonly seesSo: (what: string, expression: string) => Promise<void>;
  readonly count: (thing: Thing) => Promise<number>;
  readonly click: (thing: Thing) => Promise<void>;
  /** Puts a text into a field, in place of its present value. */
  readonly write: (thing: Thing, text: string) => Promise<void>;
  /** Chooses a value as in a list or a calendar of the browser's own, which each engine draws in its own way. */
  readonly pick: (thing: Thing, value: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly choose: (paths: readonly string[]) => Promise<void>;
  /** Presses an element and drags it onto another one. @param holds called on the way: whether it is over the other */
  readonly drag: (thing: Thing, onto: Thing, holds: string) => Promise<void>;
}

const PATIENCE_MS = 40_000;
/** The polling interval: WebDriver has no event for what a page shows. */
const AGAIN_MS = 100;
/** Farther than a click may move. */
const LIFT = 12;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Polls until there is a result. @throws Error that names what was awaited */
async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  let trouble = '';
  while (Date.now() < deadline) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      // A page that is being left gives no result.
      trouble = error instanceof Error ? `: ${error.message}` : '';
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(AGAIN_MS);
  }
  throw new Error(`${what} did not come within ${PATIENCE_MS / 1000} seconds${trouble}`);
}

/** @param site the address of the site, without a slash at its end */
export function handsOn(tab: Tab, site: string): Hands {
  const isSo = async (expression: string): Promise<true | undefined> =>
    (await tab.ask(expression)) === true ? true : undefined;
  const arrived = async (): Promise<void> => {
    await until('the program of the page', () => isSo(`document.documentElement.hasAttribute('data-interactive')`));
  };
  /**
   * Waits for all requests. Firefox aborts the code of a page that is left, and that page still logs it in its console.
   */
  const atRest = async (): Promise<void> => {
    let before: unknown;
    await until('the rest of the page', async () => {
      const fetched = await tab.ask(`performance.getEntriesByType('resource').length`);
      await pause(4 * AGAIN_MS);
      const isStill = fetched === before;
      before = fetched;
      return isStill || undefined;
    });
  };
  const seesSo = async (what: string, expression: string): Promise<void> => {
    await until(what, () => isSo(expression));
  };
  const reach = (thing: Thing): Promise<Point> => until(describeThing(thing), () => restingPlace(tab, thing));
  const click = async (thing: Thing): Promise<void> => {
    const place = await reach(thing);
    // By the engine's own clock: a press that comes sooner is taken for the second one of a hand (REL-29).
    await pause(HAND_MS);
    await tab.moveTo(place);
    await tab.pressDown();
    await tab.letGo();
  };
  return {
    tab,
    async visit(address) {
      await atRest();
      await tab.open(`${site}${address}`);
      await arrived();
    },
    async reload() {
      await atRest();
      await tab.reload();
      await arrived();
    },
    async back() {
      await tab.back();
      await arrived();
    },
    sees: (thing) => seesSo(describeThing(thing), inPage(thing, 'things.length > 0')),
    seesNo: (thing) => seesSo(`the end of ${describeThing(thing)}`, inPage(thing, 'things.length === 0')),
    seesSo,
    count: async (thing) => Number(await tab.ask(inPage(thing, 'things.length'))),
    click,
    async write(thing, words) {
      await click(thing);
      await tab.ask(inPage(thing, '(things[0].select(), true)'));
      await tab.type(words);
    },
    async pick(thing, value) {
      await reach(thing);
      const picked = `((field) => {
        field.focus();
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        set.call(field, ${JSON.stringify(value)});
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        return field.value === ${JSON.stringify(value)};
      })(things[0])`;
      await seesSo(`the choice of ${value}`, inPage(thing, picked));
    },
    press: (key) => tab.press(key),
    async choose(paths) {
      const selector = 'input[type="file"]';
      await seesSo('a place for files', `document.querySelector('${selector}') !== null`);
      await tab.choose(selector, paths);
    },
    async drag(thing, onto, holds) {
      const from = await reach(thing);
      await tab.moveTo(from);
      await tab.pressDown();
      await tab.moveTo({ x: from.x + LIFT, y: from.y });
      await tab.moveTo({ x: from.x + 2 * LIFT, y: from.y });
      await until(holds, async () => {
        const to = await restingPlace(tab, onto);
        if (to === undefined) return undefined;
        await tab.moveTo({ x: to.x - 2, y: to.y });
        await tab.moveTo(to);
        return isSo(holds);
      });
      await tab.letGo();
    },
  };
}

/**
 * The middle of the visible part of an element, scrolled into the window: once it no longer moves and nothing covers
 * it.
 */
async function restingPlace(tab: Tab, thing: Thing): Promise<Point | undefined> {
  const look = async (): Promise<string> =>
    String(
      await tab.ask(
        inPage(
          thing,
          `(([element]) => {
            if (element === undefined || element.disabled) return '';
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
            const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
            const over = document.elementFromPoint(x, y);
            return element.contains(over) || [...(element.labels ?? [])].some((one) => one.contains(over)) ? x + ' ' + y : '';
          })(things)`,
        ),
      ),
    );
  const first = await look();
  const second = await look();
  if (first === '' || first !== second) return undefined;
  const [x = 0, y = 0] = second.split(' ').map(Number);
  return { x, y };
}
