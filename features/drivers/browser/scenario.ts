import type { BrowserContext, Page } from 'playwright';
import type { ChangingHost } from './changing-host.ts';
import type { ConsoleWatch } from './console-watch.ts';
import type { ContractWatch } from './contract-watch.ts';
import type { Traffic } from './traffic.ts';

interface Beginning {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: ConsoleWatch;
  readonly contract: ContractWatch;
  readonly traffic: Traffic;
  readonly host: ChangingHost | undefined;
}

/** What only a browser has: for the steps of scenarios that are marked `@browser`. */
export class BrowserScenario {
  readonly context: BrowserContext;
  readonly console: ConsoleWatch;
  readonly contract: ContractWatch;
  readonly traffic: Traffic;
  /** The scenario's own host, whose product can be changed (`@offline`). */
  readonly host: ChangingHost | undefined;
  #page: Page;

  constructor({ context, page, console, contract, traffic, host }: Beginning) {
    this.context = context;
    this.#page = page;
    this.console = console;
    this.contract = contract;
    this.traffic = traffic;
    this.host = host;
  }

  /** The tab of the steps. */
  get page(): Page {
    return this.#page;
  }

  /** Waits for the application, since a person does not press a button of a prerendered page that soon. */
  async arrived(): Promise<void> {
    await this.page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  }

  /** Another tab of the same browser with a session of its own (AUTH-18); further steps use it. */
  async openTab(address: string): Promise<void> {
    this.#page = await this.context.newPage();
    await this.page.goto(address);
    await this.arrived();
  }

  /** Further steps use the first, or the second, tab. */
  async turnToTab(number: number): Promise<void> {
    const page = this.context.pages()[number - 1];
    if (page === undefined) throw new Error(`The scenario has no tab ${number}`);
    this.#page = page;
    await page.bringToFront();
  }
}
