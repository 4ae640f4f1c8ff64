import { mkdir, writeFile } from 'node:fs/promises';
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
} from '@cucumber/cucumber';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions } from '../../tests/tools/machine/browser.ts';
import { watchConsole } from './console-watch.ts';
import type { ChurchWorld } from './world.ts';

/** A Wednesday morning in Asunción; every scenario begins then, and its time runs on. */
export const BEGINNING = '2026-11-18T10:00:00-03:00';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const STEP_LIMIT_MS = 30_000;
const ACTION_LIMIT_MS = 10_000;

setDefaultTimeout(STEP_LIMIT_MS);

let browser: Browser | undefined;

BeforeAll(async () => {
  browser = await chromium.launch(launchOptions(fromEnvironment('CHROMIUM_PATH')));
});

AfterAll(async () => {
  await browser?.close();
});

Before(async function (this: ChurchWorld, { pickle }: ITestCaseHookParameter) {
  if (browser === undefined) throw new Error('The browser did not start');
  const tags = pickle.tags.map(({ name }) => name);
  const context = await browser.newContext({
    ...(tags.includes('@phone') ? PHONE : DESKTOP),
    baseURL: fromEnvironment(tags.includes('@built-site') ? 'SITE_URL' : 'DEMO_URL'),
    locale: 'ko-KR',
    timezoneId: 'America/Asuncion',
  });
  context.setDefaultTimeout(ACTION_LIMIT_MS);
  // The page and the church inside it share one clock, so tokens and days agree.
  await context.clock.install({ time: BEGINNING });
  if (!tags.includes('@first-visit')) await context.addInitScript(closePoster, BEGINNING.slice(0, 10));
  const watch = watchConsole(context);
  this.begin(context, await context.newPage(), watch);
});

After(async function (this: ChurchWorld, { pickle, result }: ITestCaseHookParameter) {
  const { faults, errors } = this.console;
  const expectsErrors = pickle.tags.some(({ name }) => name === '@logs-errors');
  const complaints = [...faults, ...(expectsErrors ? [] : errors)];
  if (result?.status !== Status.PASSED || complaints.length > 0) await keepEvidence(this, pickle.name);
  await this.context.close();
  if (complaints.length > 0)
    throw new Error(`The page reported ${complaints.length} errors:\n${complaints.join('\n')}`);
});

/** The welcome poster was closed today, unless the scenario is about somebody's first visit (HOME-02). */
function closePoster(today: string): void {
  // The blank page that every tab begins with has no storage.
  if (!location.protocol.startsWith('http')) return;
  if (localStorage.getItem('mainPageModal') === null) localStorage.setItem('mainPageModal', today);
}

async function keepEvidence(world: ChurchWorld, name: string): Promise<void> {
  const file = `reports/scenarios/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
  await mkdir('reports/scenarios', { recursive: true });
  await writeFile(`${file}.log`, `${world.page.url()}\n${world.console.lines.join('\n')}\n`);
  await world.page.screenshot({ path: `${file}.png`, fullPage: true });
  world.attach(`${file}.png and ${file}.log`, 'text/plain');
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: start the scenarios by npm run test:features`);
  return value;
}
