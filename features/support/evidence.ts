import { mkdir, writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright';
import type { ChurchWorld } from './world.ts';

const FOLDER = 'reports/scenarios';

/** Pictures of frames would cost more than the scenarios themselves; what the page held can be replayed without them. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, screenshots: false });
}

export const discardTrace = (context: BrowserContext): Promise<void> => context.tracing.stop();

/** How the page looked at the end, for the report. */
export async function keepPicture(world: ChurchWorld): Promise<void> {
  const picture = await world.page.screenshot({ type: 'jpeg', quality: 25, animations: 'disabled' });
  world.attach(picture, 'image/jpeg');
}

/** What is needed to understand a failure: the whole page, what it logged, and how it came there. */
export async function keepTrace(world: ChurchWorld, name: string): Promise<void> {
  const file = `${FOLDER}/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
  await mkdir(FOLDER, { recursive: true });
  await world.context.tracing.stop({ path: `${file}.zip` });
  await writeFile(`${file}.log`, `${world.page.url()}\n${world.console.lines.join('\n')}\n`);
  await world.page.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality: 60, fullPage: true });
  world.attach(`picture: ${file}.jpg\ntrace: ${file}.zip\nlog: ${file}.log`, 'text/plain');
}
