import type { CDPSession, Page } from 'playwright';
import { type Figures, type Lab, SLOWNESS, slowDown, slowNetwork, withBrowser } from './lab.ts';

/**
 * How often a page is opened before it is measured. From the second time on the service worker serves its files, and the
 * browser stores the compiled code of each when it has served it once or twice: that is done once, and is no part of what
 * a member meets who comes every week.
 */
const VISITS_BEFORE = 4;

/** What a phone of the measurement slows down. */
interface Slow {
  readonly network?: boolean;
  readonly processor?: boolean;
}

/**
 * An administrator has opened a page several times, on a phone, as fast as this machine can.
 * @param visit reloads it, on a network and a processor that are slow from then on
 */
export function returnTo(
  lab: Lab,
  site: string,
  path: string,
  { network = false, processor = false }: Slow,
  visit: (page: Page, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  return withBrowser(lab, { signedInAt: site }, async (page, session) => {
    await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    for (let visits = 1; visits < VISITS_BEFORE; visits += 1)
      // oxlint-disable-next-line no-await-in-loop -- one visit follows another
      await page.reload({ waitUntil: 'networkidle' });
    if (network) await slowNetwork(session);
    if (processor) await slowDown(session, SLOWNESS);
    return visit(page, session);
  });
}
