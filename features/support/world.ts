import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, Locator, Page } from 'playwright';
import { personas } from '../../mock-server/seeds/personas.ts';
import { readCookie } from '../drivers/browser/cookie.ts';
import { locate } from '../drivers/browser/locate.ts';
import type { BrowserScenario } from '../drivers/browser/scenario.ts';
import type { Beginning, Tab } from '../drivers/driver.ts';
import type { Target } from '../drivers/target.ts';
import { type Church, notifyChurch } from './church.ts';
import { NeedsBrowserError } from './needs-browser.ts';
import type { Who } from './parameter-values.ts';

/** One scenario: a tab, and a mocked server beside it or (`@mock`) in its browser. */
export class ChurchWorld extends World {
  #beginning: Beginning | undefined;

  /** Called once by the hooks, before the first step. */
  begin(beginning: Beginning): void {
    this.#beginning = beginning;
  }

  get #begun(): Beginning {
    if (this.#beginning === undefined) throw new Error('The scenario has not begun');
    return this.#beginning;
  }

  /** What both drivers can do and see. */
  get tab(): Tab {
    return this.#begun.tab;
  }

  get church(): Church {
    return this.#begun.church;
  }

  /** @throws NeedsBrowserError where the driver is `dom` */
  get browser(): BrowserScenario {
    const { browser } = this.#begun;
    if (browser === undefined) throw new NeedsBrowserError();
    return browser;
  }

  get page(): Page {
    return this.browser.page;
  }

  get context(): BrowserContext {
    return this.browser.context;
  }

  /** What is meant, in the browser. */
  on(target: Target): Locator {
    return locate(this.page, target);
  }

  /** Opens a session for a persona in this tab; the next page restores it (AUTH-09, AUTH-10). */
  async signIn(who: Who): Promise<void> {
    if (who === 'visitor') return;
    const { email, password } = personas[who];
    const { json, setCookie } = await this.church.ask({
      method: 'POST',
      path: 'account/login',
      body: { email, password },
    });
    // Where the church is in the process, it keeps the cookies of its browser.
    if (setCookie !== undefined) await this.context.addCookies([readCookie(setCookie)]);
    await this.tab.storeToken(tokenOf(json));
  }

  /**
   * Sends a call with the session of this tab, without the page: as another user would, or to look at the server's
   * data.
   */
  async askAsMyself(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const token = await this.tab.storedToken();
    return notifyChurch(this.church, { method, path, token, ...(body === undefined ? {} : { body }) });
  }
}

setWorldConstructor(ChurchWorld);

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'accessToken' in answer) return String(answer.accessToken);
  throw new Error('The church signed the persona in without an access token');
}
