import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
} from '@cucumber/cucumber';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../../tests/tools/machine/browser.ts';
import { type ChangingHost, openChangingHost } from './changing-host.ts';
import type { Church } from './church/church.ts';
import { openPageChurch } from './church/page-church.ts';
import { openPortChurch, type PortChurch } from './church/port-church.ts';
import { watchConsole } from './console-watch.ts';
import { watchContract } from './contract-watch.ts';
import { endScenario, startTrace, writeEvidence } from './evidence.ts';
import { SCENARIO_START } from './scenario-start.ts';
import { watchTraffic } from './traffic.ts';
import { whenPainted } from './when-painted.ts';
import type { ChurchWorld } from './world.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const STEP_LIMIT_MS = 30_000;
const ACTION_LIMIT_MS = 10_000;

/**
 * Leaves out what pays for itself only in pages that live longer than a scenario: optimised code, and threads that collect
 * garbage. Saves a twelfth of the processor's time.
 */
const FOR_SHORT_LIVES = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

setDefaultTimeout(STEP_LIMIT_MS);

let worker: { readonly browser: Browser; readonly church: PortChurch } | undefined;

BeforeAll(async () => {
  const church = await openPortChurch();
  const { args, ...options } = launchOptions(fromEnvironment('CHROMIUM_PATH'));
  worker = {
    church,
    browser: await chromium.launch({ ...options, args: [...args, FOR_SHORT_LIVES, church.browserArgument] }),
  };
});

AfterAll(async () => {
  await worker?.browser.close();
  await worker?.church.close();
});

Before(async function (this: ChurchWorld, { pickle }: ITestCaseHookParameter) {
  if (worker === undefined) throw new Error('The browser did not start');
  const tags = pickle.tags.map(({ name }) => name);
  const isMocked = tags.includes('@mock');
  const isOffline = tags.includes('@offline');
  const host = isOffline ? await openHost() : undefined;
  const context = await worker.browser.newContext({
    ...(tags.includes('@phone') ? PHONE : DESKTOP),
    baseURL: host?.url ?? fromEnvironment(isMocked ? 'DEMO_URL' : 'SITE_URL'),
    // The worker would answer in place of the network that most scenarios observe and break.
    serviceWorkers: isMocked || isOffline ? 'allow' : 'block',
    locale: 'ko-KR',
    timezoneId: 'America/Asuncion',
    // Granted in advance: a browser with a window asks for it, or takes a press for consent.
    permissions: ['clipboard-write'],
  });
  context.setDefaultTimeout(ACTION_LIMIT_MS);
  await startTrace(context);
  // The page and its church share one clock, so that tokens and dates agree.
  const [page] = await Promise.all([
    context.newPage(),
    isMocked ? undefined : worker.church.reset(),
    context.clock.install({ time: SCENARIO_START }),
    tags.includes('@first-visit') ? undefined : context.addInitScript(closePoster, SCENARIO_START.slice(0, 10)),
  ]);
  const church: Church = isMocked ? openPageChurch(() => readyPage(this)) : worker.church;
  this.begin({
    context,
    page,
    church,
    host,
    console: watchConsole(context),
    contract: watchContract(context),
    traffic: watchTraffic(context),
  });
});

After(async function (this: ChurchWorld, { pickle, result }: ITestCaseHookParameter) {
  const { page, context, console, contract } = this;
  await endScenario(
    {
      page,
      context,
      console,
      contract,
      rest: () => whenPainted(page.locator('body')),
      show: (picture) => this.attach(picture, 'image/jpeg'),
      tell: (text) => this.attach(text, 'text/plain'),
      write: writeEvidence,
    },
    {
      place: { file: pickle.uri.replaceAll('\\', '/'), line: pickle.location?.line ?? 0 },
      passed: result?.status === Status.PASSED,
      expectsErrors: pickle.tags.some(({ name }) => name === '@logs-errors'),
    },
  );
  await this.host?.close();
});

const openHost = (): Promise<ChangingHost> =>
  openChangingHost({ site: fromEnvironment('SITE_URL'), demo: fromEnvironment('DEMO_URL') });

/** The demo can be called once its worker answers. */
async function readyPage(world: ChurchWorld): Promise<Page> {
  if (!world.page.url().startsWith('http')) await world.visit('/logout');
  await world.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  return world.page;
}

/** The poster counts as closed today, unless the scenario is about a first visit (HOME-02). */
function closePoster(today: string): void {
  // The blank page at the beginning of every tab has no storage, and that of Chromium's viewer of a PDF is null.
  if (!location.protocol.startsWith('http')) return;
  const storage: Storage | null = localStorage;
  if (storage?.getItem('mainPageModal') === null) storage.setItem('mainPageModal', today);
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: start the scenarios by npm run test:features`);
  return value;
}
