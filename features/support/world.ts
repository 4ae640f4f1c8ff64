import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, Page } from 'playwright';
import { personas } from '../../mock-server/seeds/personas.ts';
import { type Church, notifyChurch } from './church/church.ts';
import { readCookie } from './church/cookie.ts';
import type { ConsoleWatch } from './console-watch.ts';
import type { Who } from './terms.ts';
import type { Traffic } from './traffic.ts';

interface Beginning {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: ConsoleWatch;
  readonly traffic: Traffic;
  readonly church: Church;
}

const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** One scenario: a browser of its own, and a church of its own beside it, or (`@mock`) inside it. */
export class ChurchWorld extends World {
  #beginning: Beginning | undefined;
  #page: Page | undefined;
  /** The tokens that the first page of the tab will be brought: it finds the last. */
  readonly #brought: string[] = [];

  /** Called once by the hooks, before the first step. */
  begin(beginning: Beginning): void {
    this.#beginning = beginning;
    this.#page = beginning.page;
  }

  get context(): BrowserContext {
    return present(this.#beginning, 'beginning').context;
  }

  /** The tab that the steps act on. */
  get page(): Page {
    return present(this.#page, 'page');
  }

  get console(): ConsoleWatch {
    return present(this.#beginning, 'beginning').console;
  }

  get traffic(): Traffic {
    return present(this.#beginning, 'beginning').traffic;
  }

  get church(): Church {
    return present(this.#beginning, 'beginning').church;
  }

  /** Goes to an address of the site as someone who types it would. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.arrived();
  }

  /** A prerendered page is there before its program is: nobody presses a button that soon. */
  async arrived(): Promise<void> {
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

  /** The clocks of the page and of the church move on. */
  async passTime(milliseconds: number): Promise<void> {
    this.church.passTime(milliseconds);
    await this.page.clock.runFor(milliseconds);
  }

  /** Opens a session for a persona in this tab; the next page that is visited restores it (AUTH-09, AUTH-10). */
  async signIn(who: Who): Promise<void> {
    if (who === 'visitor') return;
    const { email, password } = personas[who];
    const answer = await this.church.ask({ method: 'POST', path: 'account/login', body: { email, password } });
    if (answer.setCookie !== undefined) await this.context.addCookies([readCookie(answer.setCookie)]);
    await this.storeToken(tokenOf(answer.json));
  }

  /** Puts a token where the site keeps its own: the page that stands there, or the first that is visited. */
  async storeToken(token: string): Promise<void> {
    const where = [TOKEN_KEYS, token] as const;
    if (this.#isBlank()) {
      this.#brought.push(token);
      await this.page.addInitScript(bring, [...where, this.#brought.length] as const);
    } else await this.page.evaluate(store, where);
  }

  async storedToken(): Promise<string | undefined> {
    if (this.#isBlank()) return this.#brought.at(-1);
    return (await this.page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEYS[0])) ?? undefined;
  }

  #isBlank(): boolean {
    return this.page.url() === 'about:blank';
  }

  /** The API with the session of this tab, past the interface: somebody else at another desk, or the church's own view. */
  async askAsMyself(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const token = await this.storedToken();
    return notifyChurch(this.church, { method, path, token, ...(body === undefined ? {} : { body }) });
  }
}

setWorldConstructor(ChurchWorld);

type TokenPlace = readonly [keys: readonly string[], token: string];

/** Runs in the page. */
function store([keys, token]: TokenPlace): void {
  for (const key of keys) sessionStorage.setItem(key, token);
}

/** Runs in each page of a tab, and stores in the first alone: a later one must not find what a logout has taken away. */
function bring([keys, token, turn]: readonly [...TokenPlace, turn: number]): void {
  if (!location.protocol.startsWith('http') || Number(window.name) >= turn) return;
  window.name = String(turn);
  for (const key of keys) sessionStorage.setItem(key, token);
}

function present<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`The scenario has no ${name}`);
  return thing;
}

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'accessToken' in answer) return String(answer.accessToken);
  throw new Error('The church signed the persona in without an access token');
}
