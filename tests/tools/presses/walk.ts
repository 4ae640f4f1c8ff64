import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright';
import { HAND_MS } from '@/ui/kit/press-guard.ts';
import type { HttpHost } from '../../../mock-server/hosts/http.ts';
import { seePoster, signIn } from '../bench/visits/lab.ts';
import type { View } from '../pixels/views.ts';
import { ONCE, randomOf, TREMBLING, TWICE, type Way } from './hand.ts';

/** A browser with a church of its own, which is as on its first day before each press: what was written is taken back. */
export interface Place {
  readonly browser: Browser;
  readonly host: HttpHost;
  readonly site: string;
}

/** A button of a page; those that look alike, as in the rows of a list, are one. */
interface Kind {
  readonly key: string;
  readonly name: string;
  /** Its place among the buttons of the page. */
  readonly index: number;
  /** The button that opens the dialog in which it stands. */
  readonly opener?: Kind;
}

/** What a press has led to. */
interface Effect {
  /** `POST /api/Announcement {…}`, in their order. */
  readonly writes: readonly string[];
  /** The address and the open dialogs. */
  readonly shown: string;
  /** How many controls were met. A single one may go on by itself, such as to the week after the next. */
  readonly controls: number;
}

export interface Finding {
  readonly view: string;
  readonly button: string;
  readonly way: string;
  readonly once: string;
  readonly several: string;
}

export interface Walked {
  readonly pressed: number;
  readonly findings: readonly Finding[];
}

/**
 * Presses every button of a view, and those of the dialogs that they open, once and as hands do, and tells where more came
 * of it. Buttons are taken from the accessibility tree; those that another viewer of the same page has are not pressed again.
 * @param known the kinds of buttons that were pressed already; those of this view are added
 */
export async function walkView(place: Place, view: View, known: Set<string>, seed: number): Promise<Walked> {
  await using visit = new Visit(place, view);
  const isNew = ({ key }: Kind): boolean => !known.has(key) && known.add(key) !== undefined;
  const random = randomOf(`${seed} ${view.name}`);
  const findings: Finding[] = [];
  const all = await visit.kinds();
  // Of all, whichever of them other viewers have pressed before: the seed leads to the same place again.
  const trembled = all[Math.floor(random() * all.length)];
  const waiting = all.filter((kind) => isNew(kind) || kind === trembled);
  let pressed = 0;
  for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
    pressed += 1;
    const ways = kind === trembled ? [...TWICE, TREMBLING] : TWICE;
    try {
      /* oxlint-disable no-await-in-loop -- the place has one church */
      if (kind.opener === undefined) waiting.push(...(await visit.kinds(kind)).filter(isNew));
      findings.push(...(await compare(visit, kind, ways, random)));
      /* oxlint-enable no-await-in-loop */
    } catch (error) {
      const [sentence = ''] = String(error).split('\n');
      findings.push({
        view: view.name,
        button: nameOf(kind),
        way: 'could not be pressed',
        once: '',
        several: sentence,
      });
    }
  }
  return { pressed, findings };
}

async function compare(visit: Visit, kind: Kind, ways: readonly Way[], random: () => number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const once = new Map<Way['than'], Effect>();
  for (const way of ways) {
    /* oxlint-disable no-await-in-loop -- the place has one church */
    const several = await visit.press(kind, way, random);
    // What wrote nothing and met one control alone did no more than one press can do.
    if (several.writes.length === 0 && several.controls <= 1) continue;
    const single = once.get(way.than) ?? (await visit.press(kind, ONCE[way.than], random));
    /* oxlint-enable no-await-in-loop */
    once.set(way.than, single);
    const button = nameOf(kind);
    const tell = (seen: (outcome: Effect) => string): void =>
      void findings.push({ view: visit.view.name, button, way: way.name, once: seen(single), several: seen(several) });
    const written = ({ writes }: Effect): string => writes.join(' | ');
    if (written(several) !== written(single)) tell(written);
    // Who goes on pressing for three seconds may well press what has been shown meanwhile.
    else if (way !== TREMBLING && several.controls > 1 && several.shown !== single.shown) tell(({ shown }) => shown);
  }
  return findings;
}

const nameOf = ({ opener, name }: Kind): string => (opener === undefined ? name : `${opener.name} › ${name}`);

const OPEN_DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';
const BUTTONS = 'button, [role="button"], summary';

/** A machine that does other work beside it may let the second press come later than a hand would. */
const TRIES = 5;
/** So much earlier than a press that counts again the second one has to come, in milliseconds. */
const MARGIN_MS = 50;

/** What cannot be pressed within this time, in milliseconds, is covered, or gone. */
const PATIENCE_MS = 10_000;

/** A view that is opened again for each press, with storage as on the first day. */
class Visit implements AsyncDisposable {
  private context: BrowserContext | undefined;
  /** What was written is taken back when the page is left, and with it goes the session. */
  private isAsOnFirstDay = true;

  readonly view: View;
  private readonly place: Place;

  constructor(place: Place, view: View) {
    this.place = place;
    this.view = view;
  }

  /** @param opener the buttons in the dialog that it opens; without it those of the page */
  async kinds(opener?: Kind): Promise<readonly Kind[]> {
    return this.onPage(async (page, whenQuiet) => {
      const buttons = page.getByRole('button');
      const before = new Set<string>();
      if (opener !== undefined) {
        for (const one of await buttons.evaluateAll(lookAt, true)) if (one !== null) before.add(one.key);
        await pressOpener(page, opener, whenQuiet);
      }
      const found = await buttons.evaluateAll(lookAt, opener !== undefined);
      const kinds = new Map<string, Kind>();
      for (const [index, one] of found.entries()) {
        // What stood in a dialog before its button was pressed is of the page.
        if (one === null || before.has(one.key)) continue;
        const key = opener === undefined ? one.key : `${opener.key} › ${one.key}`;
        if (!kinds.has(key)) kinds.set(key, { key, name: one.name, index, ...(opener !== undefined && { opener }) });
      }
      return [...kinds.values()];
    });
  }

  /** @throws Error when the machine is too busy for the pause of that hand */
  async press(kind: Kind, way: Way, random: () => number): Promise<Effect> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { pauses, ...effect } = await this.pressOnce(kind, way, random);
      if (way.pauseMs === undefined || pauses.every((pause) => pause < HAND_MS - MARGIN_MS)) return effect;
    }
    throw new Error(`${TRIES} times the second press came too late for a hand`);
  }

  private async pressOnce(
    kind: Kind,
    way: Way,
    random: () => number,
  ): Promise<Effect & { readonly pauses: readonly number[] }> {
    const writes: string[] = [];
    return this.onPage(async (page, whenQuiet) => {
      if (kind.opener !== undefined) await pressOpener(page, kind.opener, whenQuiet);
      const button = page.getByRole('button').nth(kind.index);
      await button.evaluate(fillForm);
      await button.scrollIntoViewIfNeeded();
      await button.focus();
      await page.evaluate(notePressed, BUTTONS);
      page.on('request', (request) => {
        if (!isWrite(request)) return;
        writes.push(
          `${request.method()} ${new URL(request.url()).pathname} ${request.postData()?.slice(0, 200) ?? ''}`,
        );
      });
      await way.press(page, await middleOf(button), random);
      await whenQuiet();
      return { writes, ...(await page.evaluate(lookAround)) };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context?.close();
  }

  private async onPage<Seen>(look: (page: Page, whenQuiet: () => Promise<void>) => Promise<Seen>): Promise<Seen> {
    const { view } = this;
    this.context ??= await this.open();
    const page = await this.context.newPage();
    const whenQuiet = followRequests(page);
    page.on('request', (request) => {
      if (isWrite(request)) this.isAsOnFirstDay = false;
    });
    try {
      await page.goto(`${this.place.site}${view.path}`);
      await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
      if (view.opens !== undefined) {
        await page.getByRole('button', { name: view.opens, exact: true }).first().click();
        await page.getByRole('dialog').waitFor();
      }
      await whenQuiet();
      // The hand comes to a dialog that has been open for a while.
      if ((await page.locator(OPEN_DIALOGS).count()) > 0) await page.waitForTimeout(HAND_MS);
      const seen = await look(page, whenQuiet);
      // What waits to be sent is sent when the page is left.
      await page.goto('about:blank');
      return seen;
    } finally {
      await page.close();
      if (!this.isAsOnFirstDay) await this.startAnew();
    }
  }

  private async open(): Promise<BrowserContext> {
    const { place, view } = this;
    const context = await place.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'ko-KR',
      timezoneId: 'America/Asuncion',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(forget);
    await context.addInitScript(seePoster, new Date().toLocaleDateString('sv', { timeZone: 'America/Asuncion' }));
    if (view.viewer !== 'visitor') await signIn(context, place.host.url, view.viewer);
    return context;
  }

  private async startAnew(): Promise<void> {
    const { host } = this.place;
    const { calls } = host.backend.control;
    // What was sent as the page was left may still be on its way.
    for (let heard = -1; heard !== calls.all().length; ) {
      heard = calls.all().length;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await delay(QUIET_MS);
    }
    await host.backend.ask(new globalThis.Request(`${host.url}/api/demo/reset`, { method: 'POST' }));
    await this.context?.close();
    this.context = undefined;
    this.isAsOnFirstDay = true;
  }
}

const isWrite = (request: Request): boolean => !/^(?:GET|OPTIONS|HEAD)$/.test(request.method());

/** So long nothing has been asked for or answered when a page is quiet, in milliseconds. */
const QUIET_MS = 120;

/** @returns resolves when no request of the page is on its way and none has begun or ended for a while */
function followRequests(page: Page): () => Promise<void> {
  const traffic = { underway: 0, changedAt: 0 };
  const count = (by: number) => (): void => {
    traffic.underway += by;
    traffic.changedAt = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    const askedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    do await page.waitForTimeout(QUIET_MS / 4);
    while (traffic.underway > 0 || performance.now() - Math.max(askedAt, traffic.changedAt) < QUIET_MS);
  };
}

/** The hand comes back to the dialog when it has been open for a while. */
async function pressOpener(page: Page, opener: Kind, whenQuiet: () => Promise<void>): Promise<void> {
  await page.getByRole('button').nth(opener.index).click();
  await whenQuiet();
  await page.waitForTimeout(HAND_MS);
}

async function middleOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  interface Window {
    /** The controls that clicks have reached. */
    pressed?: Set<Element | null>;
    /** When presses began, in milliseconds. */
    pressedAt?: number[];
  }
}

// What follows runs in the page, and contains no named function, as in the bench's `in-page.ts`.

function forget(): void {
  // The blank page at the beginning of every tab has no storage.
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
}

/** @returns of each button, in their order, whether a hand can press it now and which kind it is */
function lookAt(all: readonly Element[], isInDialog: boolean): readonly ({ key: string; name: string } | null)[] {
  return all.map((button) => {
    const isAble = !button.matches(':disabled, [aria-disabled="true"], [type="file"], [inert] *');
    // What a modal dialog covers.
    const isCovered = document.querySelector('dialog:modal')?.contains(button) === false;
    const isThere = isAble && !isCovered && button.checkVisibility();
    const dialog = button.closest('[role="dialog"], [role="alertdialog"], dialog');
    if (!isThere || (isInDialog && dialog === null)) return null;
    // The rows of a list have the same buttons, each with the name of its row.
    const rows = button.closest('li, tr, article')?.parentElement?.childElementCount ?? 0;
    const isNamedByRow = rows > 3 && all.filter((other) => other.textContent === button.textContent).length === 1;
    const label = button.querySelector('span')?.textContent;
    const isInOtherRows = all.filter((other) => other.querySelector('span')?.textContent === label).length > 1;
    const ofRow = isInOtherRows ? (label ?? '') : '';
    const text = (isNamedByRow ? ofRow : button.textContent).replaceAll(/\d+/g, '#').trim();
    // Those of the shell and of its dialogs are the same on every page.
    const place = button.closest('main') === null ? '' : location.pathname;
    const where = dialog === null ? place : `${place} ${dialog.querySelector('h1, h2')?.textContent}`;
    return {
      key: `${where} ${button.className} ${text}`,
      name: button.getAttribute('aria-label') ?? button.textContent,
    };
  });
}

/** Writes into the empty fields of the form that a button sends what they accept. */
function fillForm(button: Element): void {
  const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
  const texts: Readonly<Record<string, string>> = {
    email: 'maria@example.org',
    password: 'Segura#2026',
    date: '2026-12-24',
    time: '19:30',
    number: '2',
    tel: '0981 555 123',
  };
  for (const field of form?.querySelectorAll('input, textarea, select') ?? []) {
    const isInput = field instanceof HTMLInputElement;
    if (isInput && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.required && !field.checked) field.click();
    } else if (isInput || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      if (field.value !== '' || (isInput && field.type === 'file')) continue;
      const value =
        field instanceof HTMLSelectElement
          ? (field.options[1]?.value ?? '')
          : (texts[isInput && /password/.test(field.autocomplete) ? 'password' : field.type] ?? '은혜의 시간');
      // React hears of what is set past its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

function notePressed(controls: string): void {
  window.pressed = new Set();
  window.pressedAt = [];
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, ({ timeStamp }) => window.pressedAt?.push(timeStamp), { capture: true });
  document.addEventListener(
    'click',
    ({ target }) => window.pressed?.add(target instanceof Element ? target.closest(`a, input, ${controls}`) : null),
    { capture: true },
  );
}

function lookAround(): Pick<Effect, 'shown' | 'controls'> & { readonly pauses: readonly number[] } {
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter((one) =>
    one.checkVisibility(),
  );
  return {
    shown: [location.pathname + location.search, ...dialogs.map((one) => one.textContent.slice(0, 40))].join(' · '),
    controls: window.pressed?.size ?? 0,
    pauses: (window.pressedAt ?? []).map((at, press, all) => at - (all[press - 1] ?? at)),
  };
}
