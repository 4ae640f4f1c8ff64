import type { Browser, BrowserContext, Page } from 'playwright';
import { type ConsoleWatch, watchConsole } from '../../features/drivers/browser/console-watch.ts';
import { shownIn } from '../../features/drivers/browser/tab.ts';
import type { Target } from '../../features/drivers/target.ts';
import { logIn } from '../../features/pages/login-dialog.ts';
import { unfold } from '../../features/pages/menus.ts';
import { expect } from '../../features/support/expect.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { SITE } from './network.ts';

/** A browser with an empty profile, and the console output of its pages. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: ConsoleWatch;
}

const PATIENCE_MS = 15_000;

export async function beginVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'ko-KR',
    timezoneId: 'America/Asuncion',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const watched = watchConsole(context);
  return { context, page: await context.newPage(), console: watched };
}

/** Finds and presses as the steps of scenarios do. */
const handIn = (page: Page) => ({ find: (target: Target) => shownIn(page, target) });

/** Opens an address of the site as if it were typed, and waits until its program runs. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(`${SITE}${address}`);
  await arrived(page);
}

export async function arrived(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

export async function signIn(page: Page, who: 'member' | 'editor' | 'admin'): Promise<void> {
  const { email, password } = personas[who];
  await goTo(page, '/intro/history');
  await logIn(handIn(page), email, password);
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  await unfold(handIn(page), '내 계정');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { name: '로그아웃되었습니다.' })).toBeVisible();
}
