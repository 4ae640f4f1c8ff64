import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, Page } from 'playwright';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ConsoleWatch } from './console-watch.ts';
import type { Who } from './parameter-types.ts';

/** One scenario: a browser of its own, with a church of its own in it. */
export class ChurchWorld extends World {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #watch: ConsoleWatch | undefined;

  /** Called once by the hooks, before the first step. */
  begin(context: BrowserContext, page: Page, watch: ConsoleWatch): void {
    this.#context = context;
    this.#page = page;
    this.#watch = watch;
  }

  get context(): BrowserContext {
    return present(this.#context, 'browser context');
  }

  /** The tab that the steps act on. */
  get page(): Page {
    return present(this.#page, 'page');
  }

  get console(): ConsoleWatch {
    return present(this.#watch, 'console watch');
  }

  /** Goes to an address of the site as someone who types it would. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    // A prerendered page is there before its program is: nobody presses a button that soon.
    await this.page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  }

  /** A further tab of the same browser, with a session of its own (AUTH-18); the steps act on it from now on. */
  async openTab(address: string): Promise<void> {
    this.#page = await this.context.newPage();
    await this.visit(address);
  }

  /** Steps act on the tab that was opened first, or second, from now on. */
  async turnToTab(number: number): Promise<void> {
    this.#page = present(this.context.pages()[number - 1], `tab ${number}`);
    await this.#page.bringToFront();
  }

  /**
   * Steers the mocked church (`api/demo/…`), or calls its API past the interface.
   * @returns the answer's JSON; undefined when it has none
   * @throws Error with the status, when the church refuses
   */
  async control(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown> {
    if (this.page.url() === 'about:blank') await this.visit('/logout');
    await this.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
    const answer = await this.page.evaluate(
      async ([verb, address, json]) => {
        const headers = json === undefined ? {} : { 'Content-Type': 'application/json' };
        const response = await fetch(address, { method: verb, headers, ...(json === undefined ? {} : { body: json }) });
        return { ok: response.ok, status: response.status, text: await response.text() };
      },
      [method, `/api/${path}`, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
    if (!answer.ok) throw new Error(`${method} /api/${path} was answered ${answer.status}: ${answer.text}`);
    return answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown);
  }

  /** Opens a session for a persona in this tab; the next page that is visited restores it (AUTH-09, AUTH-10). */
  async signIn(who: Who): Promise<void> {
    if (who === 'visitor') return;
    const { email, password } = personas[who];
    const answer = await this.control('POST', 'account/login', { email, password });
    await this.page.evaluate((token) => {
      for (const key of ['jwtToken', 'AccessToken']) sessionStorage.setItem(key, token);
    }, tokenOf(answer));
  }
}

setWorldConstructor(ChurchWorld);

function present<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`The scenario has no ${name}`);
  return thing;
}

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'accessToken' in answer) return String(answer.accessToken);
  throw new Error('The church signed the persona in without an access token');
}
