import { createServer } from 'node:http';
import { After, type DataTable, Then, When } from '@cucumber/cucumber';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const strangers = new WeakMap<ChurchWorld, Page>();

After(async function (this: ChurchWorld) {
  await strangers.get(this)?.context().close();
});

When('a page of another site frames {place}', async function (this: ChurchWorld, address: string) {
  await this.visit(address);
  const framed = this.page.url();
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<h1>Not the church</h1><iframe src="${framed}"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    const page = await unwatchedPage(this);
    const answered = page.waitForResponse(framed);
    await page.goto(`http://127.0.0.1:${portOf(other.address())}/`);
    expect((await answered).status(), 'the church did answer').toBe(200);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

Then('the frame shows nothing of the church', async function (this: ChurchWorld) {
  const page = strangerOf(this);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByText('소망한인교회')).toHaveCount(0);
});

Then('{place} is answered with these headers', async function (this: ChurchWorld, address: string, table: DataTable) {
  const headers = (await this.page.request.get(address)).headers();
  await inTurn(table.raw(), async ([name = '', part = '']) => {
    expect(headers[name], name).toContain(part);
  });
});

Then('the policy of {place} allows nothing inline', async function (this: ChurchWorld, address: string) {
  const policy = (await this.page.request.get(address)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

When('a script is smuggled into {place}', async function (this: ChurchWorld, address: string) {
  const page = await unwatchedPage(this);
  await page.goto(address);
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset['refused'] = effectiveDirective;
    });
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.smuggled = "ran"';
    document.body.append(script);
  });
});

Then('it has not run', async function (this: ChurchWorld) {
  const html = strangerOf(this).locator('html');
  await expect(html).toHaveAttribute('data-refused', /^script-src/);
  await expect(html).not.toHaveAttribute('data-smuggled');
});

/** What the browser refuses it also reports, which would be a fault of the product in the scenario's own pages. */
async function unwatchedPage(world: ChurchWorld): Promise<Page> {
  const context = await world.context.browser()?.newContext({ baseURL: world.page.url() });
  if (context === undefined) throw new Error('The browser has gone');
  const page = await context.newPage();
  strangers.set(world, page);
  return page;
}

function strangerOf(world: ChurchWorld): Page {
  const page = strangers.get(world);
  if (page === undefined) throw new Error('Nobody of another site has come yet');
  return page;
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The other site has no port');
}
