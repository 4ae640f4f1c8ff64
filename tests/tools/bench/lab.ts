import type { Browser, CDPSession, Page } from 'playwright';
import type { SiteName } from './sites.ts';

/** What visits work with. */
export interface Lab {
  readonly browser: Browser;
  /** The folder of the production build. */
  readonly build: string;
  /** Addresses of the served sites, without a slash at their ends. */
  readonly sites: Readonly<Record<SiteName, string>>;
}

/** Slow 4G as browsers' own tools define it; throughput in bytes a second, latency in milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower than this machine the phone of the measurement is. */
export const SLOWNESS = 4;

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A machine that has much else to do is slow, not broken. */
const PATIENCE_MS = 120_000;

interface Conditions {
  /** Without it, files come as fast as this machine serves them. */
  readonly slowNetwork: boolean;
  /** Whether the poster of the day was closed earlier today, so that the page itself is seen. */
  readonly posterSeen: boolean;
}

/**
 * Opens a phone's browser that has never seen the site, makes a visit, and throws it away. A worker of the site is not slowed
 * down, since the browser slows pages only: it stands beside the first paint, not before it.
 */
export async function withPhone<Result>(
  { browser }: Lab,
  { slowNetwork, posterSeen }: Conditions,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, locale: 'ko-KR', timezoneId: 'America/Asuncion' });
  try {
    if (posterSeen) await context.addInitScript(seePoster);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** Runs inside the page: HOME-02, for today as the page itself counts it. */
function seePoster(): void {
  // The blank page that every tab begins with has no storage.
  if (!location.protocol.startsWith('http')) return;
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  localStorage.setItem('mainPageModal', day.join('-'));
}
