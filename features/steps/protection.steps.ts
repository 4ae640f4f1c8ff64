import { createServer } from 'node:http';
import { type DataTable, Then } from '@cucumber/cucumber';
import type { Page } from 'playwright';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

Then(
  'a page of another site that frames {place} shows nothing of it',
  async function (this: ChurchWorld, address: string) {
    await this.tab.visit(address);
    const framed = this.page.url();
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<h1>Not the church</h1><iframe src="${framed}"></iframe>`);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      await asStranger(this, async (page) => {
        const answered = page.waitForResponse(framed);
        await page.goto(`http://127.0.0.1:${portOf(other.address())}/`);
        expect((await answered).status(), 'the church did answer').toBe(200);
        const frame = page.frames().find((one) => one !== page.mainFrame());
        await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
        if (frame !== undefined) await expect(frame.getByText('소망한인교회')).toHaveCount(0);
      });
    } finally {
      other.closeAllConnections();
      other.close();
    }
  },
);

Then('{place} is answered with these headers', async function (this: ChurchWorld, address: string, table: DataTable) {
  const headers = (await this.page.request.get(address)).headers();
  await sequentially(table.raw(), async ([name = '', part = '']) => {
    expect(headers[name] ?? '', name).toContain(part);
  });
  expect(headers['content-security-policy'] ?? '').not.toContain('unsafe');
});

Then('a script that is smuggled into {place} does not run', async function (this: ChurchWorld, address: string) {
  await this.tab.visit(address);
  await asStranger(this, async (page) => {
    await page.goto(this.page.url());
    const refused = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
      });
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.smuggled = "ran"';
      document.body.append(script);
      // A script that is not refused has run by now, and nothing is reported.
      return document.documentElement.dataset['smuggled'] ?? violation;
    });
    expect(refused).toMatch(/^script-src/);
  });
});

/**
 * In another browser: it reports what it blocks, and such a report in the scenario's own browser would count as a fault
 * of the application.
 */
async function asStranger(world: ChurchWorld, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await world.context.browser()?.newContext();
  if (context === undefined) throw new Error('The browser has gone');
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The other site has no port');
}
