import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type PersonaName, personas } from '../../../../mock-server/seeds/personas.ts';
import type { SiteName } from '../sites/sites.ts';
import { followErrors } from './errors.ts';

/** The environment of visits. */
export interface Lab {
  readonly browser: Browser;
  /** The folder of the production build. */
  readonly build: string;
  /** Addresses of the served sites, without a slash at their ends. */
  readonly sites: Readonly<Record<SiteName, string>>;
}

/** Figures of one visit, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Slow 4G as browsers' own tools define it; throughput in bytes a second, latency in milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower than this machine the phone of the measurement is. */
export const SLOWNESS = 4;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

const TIME_ZONE = 'America/Asuncion';
const today = (): string => new Date().toLocaleDateString('sv', { timeZone: TIME_ZONE });

/** On a busy machine an answer is slow, not missing. */
const PATIENCE_MS = 30_000;

export interface Conditions {
  /** Files are loaded as on slow 4G; else as fast as this machine serves them. */
  readonly slowNetwork?: boolean;
  /** The processor is as slow as a phone's; else it is this machine's own. */
  readonly slowProcessor?: boolean;
  /** The poster of the day was not closed yet, and covers the page. */
  readonly posterComes?: boolean;
  readonly atDesk?: boolean;
  /** The site at which an administrator is signed in. */
  readonly signedInAt?: string;
}

/**
 * Opens a browser with an empty profile, a phone's by default, makes a visit, and closes it. A worker of the site is
 * not slowed down, since the browser slows pages only: it does not delay the first paint.
 * @throws Error when the page throws one, also where the visit fails after that
 */
export async function withBrowser<Result>(
  { browser }: Lab,
  { slowNetwork: isSlow, slowProcessor, posterComes, atDesk, signedInAt }: Conditions,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const device = atDesk === true ? DESK : PHONE;
  // The certificate of the sites by HTTP/2 is self-signed.
  const korean = { locale: 'ko-KR', timezoneId: TIME_ZONE, ignoreHTTPSErrors: true };
  const context = await browser.newContext({ ...device, ...korean });
  try {
    await context.addInitScript(makeErrorsCheap);
    if (posterComes !== true) await context.addInitScript(seePoster, today());
    if (signedInAt !== undefined) await signIn(context, signedInAt);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const failOnErrors = followErrors((note) => page.on('pageerror', note));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow === true) await slowNetwork(session);
    if (slowProcessor === true) await slowDown(session, SLOWNESS);
    return await visit(page, session).finally(failOnErrors);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page, and contains no named function, as in `in-page.ts`. A driven browser records where each error was
 * made, for which it reads the whole script a second time; that of React makes some when it begins. A visitor's browser
 * does so when the stack is asked for.
 */
function makeErrorsCheap(): void {
  const Native = Error;
  const { prototype } = Native;
  const cheap = Object.assign(
    function (...[message, options]: readonly [message?: string, options?: ErrorOptions]): object {
      const error: object = Object.create(new.target === undefined ? prototype : new.target.prototype);
      return Object.assign(error, message === undefined ? {} : { message }, options);
    },
    { prototype, captureStackTrace: Native.captureStackTrace.bind(Native), stackTraceLimit: 0 },
  );
  Reflect.set(globalThis, 'Error', cheap);
}

/** Needs the session's events of the network. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** @param rate how many times slower than this machine; 1 is its own speed */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Signs a persona in on every page that the context opens. @param site the site whose server is called @returns the access token */
export async function signIn(context: BrowserContext, site: string, who: PersonaName = 'admin'): Promise<string> {
  const { email, password } = personas[who];
  const answer = await context.request.post(`${site}/api/Account/login`, { data: { email, password } });
  const { accessToken }: Readonly<Record<string, unknown>> = await answer.json();
  await context.addInitScript(keepToken, String(accessToken));
  return String(accessToken);
}

/** Runs inside the page. */
function keepToken(token: string): void {
  // The blank page at the beginning of every tab has no storage.
  if (!location.protocol.startsWith('http')) return;
  for (const key of ['jwtToken', 'AccessToken']) sessionStorage.setItem(key, token);
}

/**
 * HOME-02. Runs inside the page, without date formatting: that would load tables which the page itself may not need.
 */
export function seePoster(day: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('mainPageModal', day);
}
