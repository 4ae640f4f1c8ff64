import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from '../../features/support/expect.ts';
import { SECOND_WORDS } from './builds.ts';
import type { Hosting } from './hosting.ts';
import { seesHeading, sendDraft, writeDraft } from './journey.ts';
import type { Log } from './log.ts';
import { arrived, beginVisit, goTo, signIn, type Visit } from './tab.ts';

const TITLE = '배포하는 동안 쓴 공지';

interface OpenTabs {
  readonly reader: Visit;
  readonly late: Visit;
  readonly writer: Visit;
}

/** A second build is deployed while three users have the site open: one reads, one comes back late, one is writing. */
export async function checkDeployment(
  log: Log,
  browser: Browser,
  hosting: Hosting,
  { first, second }: { readonly first: string; readonly second: string },
): Promise<void> {
  log.heading('A second build under open tabs');
  const tabs = {
    reader: await beginVisit(browser),
    late: await beginVisit(browser),
    writer: await beginVisit(browser),
  };
  await log.check('three tabs of the first build are open, one with a half-written announcement', () => open(tabs));
  await log.check('the second build is put there as README says, beside what the first one has in assets', async () => {
    await hosting.deploy(second);
    const [before, after] = await Promise.all([assetsOf(first), assetsOf(second)]);
    const there = await readdir(join(hosting.root, 'assets'));
    expect(there).toEqual(expect.arrayContaining([...before, ...after]));
    return `${after.filter((file) => !before.includes(file)).length} of ${after.length} files are new`;
  });
  await log.check('a new visitor sees the second build, with its own headers', async () => {
    const visit = await beginVisit(browser);
    await goTo(visit.page, '/intro/vision');
    await expect(visit.page.getByText(SECOND_WORDS)).toBeVisible();
    expect(visit.console.faults).toEqual([]);
    await visit.context.close();
  });
  await log.check('the open tab goes on with the old files: next pages, without a reload or an error', async () => {
    const { page, console: watched } = tabs.reader;
    await follow(page, '교제', '행사');
    await follow(page, '예배와 말씀', '주보');
    expect(await isMarked(page)).toBe(true);
    expect([...watched.faults, ...watched.errors]).toEqual([]);
  });
  await log.check('a reload brings that tab the second build', async () => {
    await goTo(tabs.reader.page, '/intro/vision');
    await expect(tabs.reader.page.getByText(SECOND_WORDS)).toBeVisible();
  });
  await log.check('with the old files gone, a tab reloads for its next page and arrives', async () => {
    const count = await hosting.forgetOlder(second);
    await follow(tabs.late.page, '교제', '행사');
    expect(await isMarked(tabs.late.page)).toBe(false);
    expect(tabs.late.console.faults).toEqual([]);
    return `${count} files are gone`;
  });
  await log.check('and what was half written is still there, and is published', async () => {
    const { page } = tabs.writer;
    await expect(page.getByLabel('제목', { exact: true })).toHaveValue(TITLE);
    await sendDraft(page, TITLE);
    await page.reload();
    await expect(page.getByText(TITLE).first()).toBeVisible();
  });
  await Promise.all(Object.values(tabs).map(({ context }) => context.close()));
}

async function open({ reader, late, writer }: OpenTabs): Promise<void> {
  await goTo(reader.page, '/intro/vision');
  await goTo(late.page, '/intro/history');
  await signIn(writer.page, 'editor');
  await goTo(writer.page, '/communion/announcements');
  await writeDraft(writer.page, TITLE);
  await Promise.all([reader, late].map(({ page }) => page.evaluate(() => document.body.classList.add('rehearsed'))));
  await expect(reader.page.getByText(SECOND_WORDS)).toHaveCount(0);
}

async function follow(page: Page, tab: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: tab, exact: true }).click();
  await seesHeading(page, heading);
  await arrived(page);
}

/** Whether it is still the document that was loaded at the beginning. */
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.body.classList.contains('rehearsed'));

const assetsOf = (folder: string): Promise<string[]> => readdir(join(folder, 'dist/assets'));
