import { type Browser, type BrowserContext, type ConsoleMessage, launch, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './tab.ts';

const WINDOW = { width: 1280, height: 800 };

/** Firefox over WebDriver BiDi, by `puppeteer-core`. @param program its executable */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR' },
  });
  return engineOf(`Firefox ${versionIn(await browser.version())}`, browser);
}

/** Chromium, with the same driver, so that only the engine differs. */
export async function startChromium(program: string, args: readonly string[]): Promise<Engine> {
  const browser = await launch({
    browser: 'chrome',
    executablePath: program,
    args: [...args],
    headless: true,
    defaultViewport: WINDOW,
  });
  return engineOf(`Chromium ${versionIn(await browser.version())}`, browser);
}

const versionIn = (text: string): string => /(\d+)\./.exec(text)?.[1] ?? text;

const engineOf = (name: string, browser: Browser): Engine => ({
  name,
  openTab: async () => tabIn(await browser.createBrowserContext()),
  close: () => browser.close(),
});

async function tabIn(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(wordsOf(message));
  });
  page.on('pageerror', (thrown) => complaints.push(thrown instanceof Error ? thrown.message : String(thrown)));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // The driver's own method waits for a load, which for Firefox may never come after a navigation within a page.
    back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    ask: (expression) => page.evaluate(expression),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    pressDown: () => page.mouse.down(),
    letGo: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: (selector, paths) => choose(page, selector, paths),
    picture: () => page.screenshot(),
    complaints: () => Promise.resolve([...complaints]),
    close: () => context.close(),
  };
}

/** The logged messages with their places: the driver leaves out the text of an error. */
function wordsOf(message: ConsoleMessage): string {
  const trace = message.stackTrace().map(({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`);
  return [message.text(), ...trace].join(' at ');
}

async function choose(page: Page, selector: string, paths: readonly string[]): Promise<void> {
  const input = await page.$(selector);
  const field = await input?.toElement('input');
  if (field === undefined) throw new Error(`${selector} is not there`);
  await field.uploadFile(...paths);
}
