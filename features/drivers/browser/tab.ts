import type { Locator, Page, Request } from 'playwright';
import { expect, patience } from '../../support/expect.ts';
import { BETWEEN_PRESSES_MS, isPressKey, type Sent, type Shown, type Tab } from '../driver.ts';
import type { Target } from '../target.ts';
import { fieldsIn } from './contract-watch.ts';
import { locate } from './locate.ts';
import type { BrowserScenario } from './scenario.ts';
import { makeFiles } from './upload-files.ts';
import { whenIdle } from './when-idle.ts';

/** What is due at once is due within so long. */
const NEXT_MS = 1;

const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** The tab of the steps, in Chromium. @param passTime moves the clocks of page and church on */
export function openBrowserTab(scenario: BrowserScenario, passTime: (milliseconds: number) => Promise<void>): Tab {
  /** The tokens to be stored in the tab's first page: the last one counts. */
  const brought: string[] = [];
  const isBlank = (): boolean => scenario.page.url() === 'about:blank';

  const moved = async (go: () => Promise<unknown>): Promise<void> => {
    await go();
    await scenario.arrived();
  };

  /** Nobody goes back before a page has shown what is due: until then a dialog's code may not know yet that it is open. */
  const stepped = async (step: () => Promise<unknown>): Promise<void> => {
    await passTime(BETWEEN_PRESSES_MS);
    await moved(step);
  };

  const pressed = async (press: () => Promise<void>): Promise<void> => {
    await passTime(BETWEEN_PRESSES_MS);
    await press();
  };
  /** No hand is so fast that a key comes before what the page does next: a name that was lifted listens to keys from then on. */
  const keyPressed = async (key: string, press: () => Promise<void>): Promise<void> => {
    await passTime(isPressKey(key) ? BETWEEN_PRESSES_MS : NEXT_MS);
    await press();
  };

  return {
    prepare: async (content) => void (await scenario.context.addInitScript({ content })),
    visit: (address) => moved(() => goTo(scenario.page, address)),
    reload: () => moved(() => scenario.page.reload()),
    goBack: () => stepped(() => scenario.page.goBack()),
    goForward: () => stepped(() => scenario.page.goForward()),
    url: () => scenario.page.url(),
    title: () => scenario.page.title(),
    find: (target) => {
      const shown = shownIn(scenario.page, target);
      // From when it is there: what has only just opened is not pressed.
      const there = () => locate(scenario.page, target).first().waitFor();
      return {
        ...shown,
        click: () => there().then(() => pressed(shown.click)),
        dblclick: () => there().then(() => pressed(shown.dblclick)),
        press: (key) => there().then(() => keyPressed(key, () => shown.press(key))),
      };
    },
    press: (key) => keyPressed(key, () => scenario.page.keyboard.press(key)),
    type: (text) => scenario.page.keyboard.type(text),
    scrollToEnd: (box, pixelsBefore) => scroll(locate(scenario.page, box), pixelsBefore),
    chooseFiles: async (chooser, names) => {
      await locate(scenario.page, chooser).setInputFiles(await makeFiles(scenario.page, names));
    },
    evaluate: (look) => scenario.page.evaluate(look),
    async storeToken(token) {
      const where = [TOKEN_KEYS, token] as const;
      if (isBlank()) {
        brought.push(token);
        await scenario.page.addInitScript(bring, [...where, brought.length] as const);
      } else await scenario.page.evaluate(store, where);
    },
    async storedToken() {
      if (isBlank()) return brought.at(-1);
      return (await scenario.page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEYS[0])) ?? undefined;
    },
    passTime,
    setTime: (time) => scenario.context.clock.setSystemTime(time),
    rest: () => whenIdle(scenario, passTime),
    soon,
    // Requests that the demo's worker forwards were sent by the page before.
    sent: () => scenario.traffic.sent.filter((request) => request.serviceWorker() === null).map(sentBy),
    silence: scenario.traffic.silence,
    log: () => scenario.console.lines,
  };
}

/** A step back of the page's own, as after a closed dialog, may be on its way still, and stops a page that is asked for meanwhile. */
async function goTo(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    await page.goto(address);
  }
}

const LOOKS_MS = [20, 50, 100, 250];

/** The error is that of the last look, as it was thrown: what kind it is of says whether it is an answer. */
const soon: Tab['soon'] = async (look, check) => {
  const last: unknown[] = [];
  try {
    await expect(async () => {
      try {
        check(await look());
      } catch (error) {
        last[0] = error;
        throw error;
      }
    }).toPass({ timeout: patience.ms, intervals: LOOKS_MS });
  } catch (error) {
    throw last[0] ?? error;
  }
};

/** What a target means in a page. */
export function shownIn(page: Page, target: Target): Shown {
  const found = locate(page, target);
  return {
    click: () => found.click(),
    dblclick: () => found.dblclick(),
    fill: (text) => found.fill(text),
    selectOption: (label) => found.selectOption(label),
    press: (key) => found.press(key),
    focus: () => found.focus(),
    hover: () => found.hover(),
    scrollIntoViewIfNeeded: () => found.scrollIntoViewIfNeeded(),
    finishAnimations: () =>
      found.evaluateAll((all) => {
        for (const animation of all.flatMap((one) => one.getAnimations())) animation.finish();
      }),
    count: () => found.count(),
    allInnerTexts: () => found.allInnerTexts(),
    evaluateAll: (look) => found.evaluateAll(look),
  };
}

const sentBy = (request: Request): Sent => ({
  method: request.method(),
  url: request.url(),
  headers: request.headers(),
  json: request.headers()['content-type']?.startsWith('application/json') === true ? request.postDataJSON() : undefined,
  fields: fieldsIn(request.postData()),
  isGivenUp: () => request.failure()?.errorText === 'net::ERR_ABORTED',
});

async function scroll(box: Locator, pixelsBeforeEnd: number): Promise<void> {
  await box.evaluate(async (element, left) => {
    element.scrollTop = element.scrollHeight - element.clientHeight - left;
    // When an observer that was added later is notified, the page's own has been notified too.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  }, pixelsBeforeEnd);
}

type TokenPlace = readonly [keys: readonly string[], token: string];

/** Runs in the page. */
function store([keys, token]: TokenPlace): void {
  for (const key of keys) sessionStorage.setItem(key, token);
}

/**
 * Runs in each page of a tab and stores the token only in the first, since later pages must not find it again after a
 * logout.
 */
function bring([keys, token, turn]: readonly [...TokenPlace, turn: number]): void {
  if (!location.protocol.startsWith('http') || Number(window.name) >= turn) return;
  window.name = String(turn);
  for (const key of keys) sessionStorage.setItem(key, token);
}
