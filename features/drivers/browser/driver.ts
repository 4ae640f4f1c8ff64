import { type ITestCaseHookParameter, Status } from '@cucumber/cucumber';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../../../tests/tools/machine/browser.ts';
import type { Church } from '../../support/church.ts';
import { fromEnvironment } from '../../support/environment.ts';
import { LONG_MS } from '../../support/expect.ts';
import { SCENARIO_START } from '../../support/scenario-start.ts';
import { writeEvidence } from '../../support/write-evidence.ts';
import type { Driver, Report } from '../driver.ts';
import { type ChangingHost, openChangingHost } from './changing-host.ts';
import { watchConsole } from './console-watch.ts';
import { watchContract } from './contract-watch.ts';
import { endScenario, startTrace } from './evidence.ts';
import { openPageChurch } from './page-church.ts';
import { openPortChurch } from './port-church.ts';
import { BrowserScenario } from './scenario.ts';
import { openBrowserTab } from './tab.ts';
import { watchTraffic } from './traffic.ts';
import { whenPainted } from './when-painted.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/**
 * Leaves out what pays for itself only in pages that live longer than a scenario: optimised code, and threads that collect
 * garbage. Saves a twelfth of the processor's time.
 */
const FOR_SHORT_LIVES = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

/** Chromium, on what is shipped; one for each worker of the run. */
export async function openBrowserDriver(): Promise<Driver> {
  const portChurch = await openPortChurch();
  const isFull = fromEnvironment('EVIDENCE') === 'of all';
  const { args, ...options } = launchOptions(fromEnvironment('CHROMIUM_PATH'));
  const browser = await chromium.launch({ ...options, args: [...args, FOR_SHORT_LIVES, portChurch.browserArgument] });

  let running: BrowserScenario | undefined;

  return {
    async begin({ pickle }) {
      const tags = pickle.tags.map(({ name }) => name);
      const isMocked = tags.includes('@mock');
      const isOffline = tags.includes('@offline');
      const host = isOffline ? await openHost() : undefined;
      const context = await browser.newContext({
        ...(tags.includes('@phone') ? PHONE : DESKTOP),
        baseURL: host?.url ?? fromEnvironment(isMocked ? 'DEMO_URL' : 'SITE_URL'),
        // The worker would answer in place of the network that most scenarios observe and break.
        serviceWorkers: isMocked || isOffline ? 'allow' : 'block',
        locale: 'ko-KR',
        timezoneId: 'America/Asuncion',
        // Granted in advance: a browser with a window asks for it, or takes a press for consent.
        permissions: ['clipboard-write'],
      });
      context.setDefaultTimeout(LONG_MS);
      if (isFull) await startTrace(context);
      // The page and its church share one clock, so that tokens and dates agree.
      const [page] = await Promise.all([
        context.newPage(),
        isMocked ? undefined : portChurch.reset(),
        context.clock.install({ time: SCENARIO_START }),
        tags.includes('@first-visit') ? undefined : context.addInitScript(closePoster, SCENARIO_START.slice(0, 10)),
      ]);
      const scenario = new BrowserScenario({
        context,
        page,
        host,
        console: watchConsole(context),
        contract: watchContract(context),
        traffic: watchTraffic(context),
      });
      const church: Church = isMocked ? openPageChurch(() => readyPage(scenario)) : portChurch;
      const tab = openBrowserTab(scenario, async (milliseconds) => {
        church.passTime(milliseconds);
        await scenario.page.clock.runFor(milliseconds);
      });
      running = scenario;
      return { church, tab, browser: scenario };
    },
    async end(scenario, report) {
      if (running !== undefined) await end(running, scenario, report, isFull);
      running = undefined;
    },
    async close() {
      await browser.close();
      await portChurch.close();
    },
  };
}

async function end(
  { page, context, console, contract, host }: BrowserScenario,
  { pickle, result }: ITestCaseHookParameter,
  report: Report,
  isFull: boolean,
): Promise<void> {
  await endScenario(
    {
      page,
      context,
      console,
      contract,
      rest: () => whenPainted(page.locator('body')),
      show: report.picture,
      tell: report.text,
      write: writeEvidence,
      isFull,
    },
    {
      place: { file: pickle.uri.replaceAll('\\', '/'), line: pickle.location?.line ?? 0 },
      passed: result?.status === Status.PASSED,
      expectsErrors: pickle.tags.some(({ name }) => name === '@logs-errors'),
    },
  );
  await host?.close();
}

const openHost = (): Promise<ChangingHost> =>
  openChangingHost({ site: fromEnvironment('SITE_URL'), demo: fromEnvironment('DEMO_URL') });

/** The demo can be called once its worker answers. */
async function readyPage(scenario: BrowserScenario): Promise<Page> {
  if (!scenario.page.url().startsWith('http')) {
    await scenario.page.goto('/logout');
    await scenario.arrived();
  }
  await scenario.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  return scenario.page;
}

/** The poster counts as closed today, unless the scenario is about a first visit (HOME-02). */
function closePoster(today: string): void {
  // The blank page at the beginning of every tab has no storage, and that of Chromium's viewer of a PDF is null.
  if (!location.protocol.startsWith('http')) return;
  const storage: Storage | null = localStorage;
  if (storage?.getItem('mainPageModal') === null) storage.setItem('mainPageModal', today);
}
