import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, Page } from 'playwright';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ChangingHost } from './changing-host.ts';
import { type Church, notifyChurch } from './church/church.ts';
import { readCookie } from './church/cookie.ts';
import type { ConsoleWatch } from './console-watch.ts';
import type { ContractWatch } from './contract-watch.ts';
import type { Who } from './parameter-values.ts';
import type { Traffic } from './traffic.ts';

interface Beginning {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: ConsoleWatch;
  readonly contract: ContractWatch;
  readonly traffic: Traffic;
  readonly church: Church;
  readonly host: ChangingHost | undefined;
}

const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** One scenario: a browser, and a mocked server beside it or (`@mock`) in it. */
export class ChurchWorld extends World {
  #beginning: Beginning | undefined;
  #page: Page | undefined;
  /** The tokens to be stored in the tab's first page: the last one counts. */
  readonly #brought: string[] = [];

  /** Called once by the hooks, before the first step. */
  begin(beginning: Beginning): void {
    this.#beginning = beginning;
    this.#page = beginning.page;
  }

  get context(): BrowserContext {
    return present(this.#beginning, 'beginning').context;
  }

  /** The tab of the steps. */
  get page(): Page {
    return present(this.#page, 'page');
  }

  get console(): ConsoleWatch {
    return present(this.#beginning, 'beginning').console;
  }

  get contract(): ContractWatch {
    return present(this.#beginning, 'beginning').contract;
  }

  get traffic(): Traffic {
    return present(this.#beginning, 'beginning').traffic;
  }

  get church(): Church {
    return present(this.#beginning, 'beginning').church;
  }

  /** The scenario's own host, whose product can be changed (`@offline`). */
  get host(): ChangingHost | undefined {
    return this.#beginning?.host;
  }

  /** Opens an address of the site as if it were typed. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.arrived();
  }

  /** Waits for the application, since a person does not press a button of a prerendered page that soon. */
  async arrived(): Promise<void> {
    await this.page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  }

  /** Another tab of the same browser with a session of its own (AUTH-18); further steps use it. */
  async openTab(address: string): Promise<void> {
    this.#page = await this.context.newPage();
    await this.visit(address);
  }

  /** Further steps use the first, or the second, tab. */
  async turnToTab(number: number): Promise<void> {
    this.#page = present(this.context.pages()[number - 1], `tab ${number}`);
    await this.#page.bringToFront();
  }

  /** Moves the clocks of the page and of the server on. */
  async passTime(milliseconds: number): Promise<void> {
    this.church.passTime(milliseconds);
    await this.page.clock.runFor(milliseconds);
  }

  /** Opens a session for a persona in this tab; the next page restores it (AUTH-09, AUTH-10). */
  async signIn(who: Who): Promise<void> {
    if (who === 'visitor') return;
    const { email, password } = personas[who];
    const answer = await this.church.ask({ method: 'POST', path: 'account/login', body: { email, password } });
    if (answer.setCookie !== undefined) await this.context.addCookies([readCookie(answer.setCookie)]);
    await this.storeToken(tokenOf(answer.json));
  }

  /** Stores a token where the site keeps its own: in the present page, or in the first one. */
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

  /**
   * Sends a call with the session of this tab, without the page: as another user would, or to look at the server's
   * data.
   */
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

/**
 * Runs in each page of a tab and stores the token only in the first, since later pages must not find it again after a
 * logout.
 */
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
