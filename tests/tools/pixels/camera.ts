import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { seePoster, signIn } from '../bench/visits/lab.ts';
import { untilStill } from './still.ts';
import type { View } from './views.ts';

/** Any moment would do; this one has a week before it and after it in every world. */
export const NOW = '2026-11-18T10:00:00-03:00';

const TIME_ZONE = 'America/Asuncion';
const THEMES = ['light', 'dark'] as const;

const PHONE = { hasTouch: true, isMobile: true } as const;
const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  360: { viewport: { width: 360, height: 780 }, ...PHONE },
  768: { viewport: { width: 768, height: 1024 }, ...PHONE },
  1280: { viewport: { width: 1280, height: 800 } },
};

export const WIDTHS = Object.keys(WINDOWS);

/** A picture of a whole page. */
export interface Picture {
  /** `visitor/home 360 dark`. */
  readonly name: string;
  readonly png: Buffer;
}

export interface CameraSetup {
  readonly browser: Browser;
  /** The address of the built site, and of the server that it calls. */
  readonly site: string;
  readonly church: string;
}

/** Photographs a view in both themes at a width: as it is loaded, and with all folds open where it has any. */
export async function photograph(setup: CameraSetup, view: View, width: string): Promise<readonly Picture[]> {
  const context = await setup.browser.newContext({
    ...WINDOWS[width],
    locale: 'ko-KR',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  let token: string | undefined;
  try {
    await context.clock.install({ time: NOW });
    await context.addInitScript(seePoster, NOW.slice(0, 10));
    if (view.viewer !== 'visitor') token = await signIn(context, setup.church, view.viewer);
    const page = await context.newPage();
    await page.goto(`${setup.site}${view.path}`);
    if (view.opens !== undefined) await open(page, view.opens);
    const pictures = await inThemes(page, `${view.name} ${width}`);
    return (await unfold(page)) ? [...pictures, ...(await inThemes(page, `${view.name}-unfolded ${width}`))] : pictures;
  } finally {
    try {
      // Else each picture would show the next one another signed-in device.
      if (token !== undefined) await signOut(context, setup.church, token);
    } finally {
      await context.close();
    }
  }
}

async function signOut({ request }: BrowserContext, church: string, token: string): Promise<void> {
  const answer = await request.delete(`${church}/api/Account/Revoke`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`The church did not end the session: ${answer.status()}`);
}

async function inThemes(page: Page, name: string): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    /* oxlint-disable no-await-in-loop -- a page has one theme at a time */
    await page.emulateMedia({ colorScheme: theme });
    pictures.push({ name: `${name} ${theme}`, png: await untilStill(page) });
    /* oxlint-enable no-await-in-loop */
  }
  return pictures;
}

/** Opens a dialog by the visible button for it. */
async function open(page: Page, name: string): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens all folds in the page. @returns whether there were any */
const unfold = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]:not([aria-haspopup])')];
    const folded = [...document.querySelectorAll<HTMLElement>('main details:not([open]) > summary')];
    const seen = [...closed, ...folded].filter((one) => one.checkVisibility());
    for (const one of seen) one.click();
    return seen.length > 0;
  });
