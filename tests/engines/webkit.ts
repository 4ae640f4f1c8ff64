import { existsSync } from 'node:fs';
import { freePorts } from '../rehearsal/network.ts';
import { type Running, start } from '../rehearsal/running.ts';
import type { Engine, Key, Point, Tab } from './tab.ts';
import { beginSession, elementIn, type Session } from './webdriver.ts';

export interface WebKitPrograms {
  readonly driver: string;
  /** A virtual screen: this browser needs one where there is no real one. */
  readonly screen: string;
}

/** Where Debian installs the browser for its driver. */
const BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Without these timeouts, a page that hangs would be awaited for as long as five minutes. */
const TIMEOUTS = { pageLoad: 60_000, script: 20_000 };

/** WebKit (GTK's) with its own driver: each tab is a browser of its own, which stores nothing beyond its end. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error(`No MiniBrowser stands at ${BROWSERS.join(' or ')}.`);
  const [port = 0] = await freePorts(1);
  const shown = await startScreen(screen);
  const environment = { DISPLAY: shown.display, LANGUAGE: 'ko' };
  const address = `http://127.0.0.1:${port}`;
  const program = await start({ words: [driver, `--port=${port}`], folder: '/', environment }, () => answers(address));
  const options = { binary, args: ['--automation'] };
  const begin = () =>
    beginSession(address, { browserName: 'MiniBrowser', timeouts: TIMEOUTS, 'webkitgtk:browserOptions': options });
  // Only a session tells the version.
  const { version, end } = await begin();
  await end();
  return {
    name: `WebKitGTK ${version}`,
    openTab: async () => tabOf(await begin()),
    async close() {
      await program.stop();
      await shown.stop();
    },
  };
}

async function startScreen(screen: string): Promise<Running & { readonly display: string }> {
  let display = '';
  const words = [screen, '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'] as const;
  const running = await start({ words, folder: '/' }, (printed) => {
    display = `:${/^\d+$/m.exec(printed)?.[0] ?? ''}`;
    return display !== ':';
  });
  return { ...running, display };
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const KEYS: Readonly<Record<Key, string>> = { Escape: '\u{E00C}', Enter: '\u{E007}', Tab: '\u{E004}' };

async function tabOf({ send, end }: Session): Promise<Tab> {
  await send('POST', 'window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  const act = async (id: string, type: string, actions: readonly object[], parameters?: object): Promise<void> => {
    await send('POST', 'actions', { actions: [{ id, type, actions, ...(parameters ? { parameters } : {}) }] });
  };
  const mouse = (...actions: readonly object[]): Promise<void> =>
    act('mouse', 'pointer', actions, { pointerType: 'mouse' });
  const type = (text: string): Promise<void> =>
    act(
      'keyboard',
      'key',
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    open: async (url) => void (await send('POST', 'url', { url })),
    reload: async () => void (await send('POST', 'refresh')),
    back: async () => void (await send('POST', 'back')),
    ask: (expression) => send('POST', 'execute/sync', { script: `return (${expression})`, args: [] }),
    moveTo: ({ x, y }: Point) =>
      mouse({ type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }),
    pressDown: () => mouse({ type: 'pointerDown', button: 0 }),
    letGo: () => mouse({ type: 'pointerUp', button: 0 }),
    type,
    press: (key) => type(KEYS[key]),
    async choose(selector, paths) {
      const found = await send('POST', 'element', { using: 'css selector', value: selector });
      await send('POST', `element/${elementIn(found)}/value`, { text: paths.join('\n') });
    },
    picture: async () => Buffer.from(String(await send('GET', 'screenshot')), 'base64'),
    // Its driver has no log of errors.
    complaints: () => Promise.resolve([]),
    close: end,
  };
}
