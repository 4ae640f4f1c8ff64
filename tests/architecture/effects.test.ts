import { containerUsers, networkInHttp, pureInside, storageInBrowser } from './rules/effects.ts';
import { broken, specify } from './support/rule-spec.ts';

const MACHINE = 'src/auth/session.machine.ts';
const effect = (text: string, name: string): ReturnType<typeof broken> =>
  broken(MACHINE, text, `${MACHINE}:1 uses ${name}:`);

specify(pureInside, {
  breaks: {
    'a machine that fetches': effect(`export const a = () => fetch('/api');`, 'fetch'),
    'a machine that reads storage': effect(
      `export const a = () => window.sessionStorage.getItem('a');`,
      'sessionStorage',
    ),
    'a machine that asks the clock': effect('export const a = () => Date.now();', 'Date.now'),
    'a machine that asks for this instant': effect('export const a = () => new Date();', 'new Date()'),
    'a machine that throws dice': effect('export const a = () => Math.random();', 'Math.random'),
    'a machine that logs': effect(`export const a = () => console.error('a');`, 'console'),
    'a machine that looks at the window': effect('export const a = () => window.innerWidth;', 'window'),
    'a machine that looks at the document': effect('export const a = () => ({ ...document });', 'document'),
    'a machine that waits by itself': effect('export const a = () => globalThis.setTimeout(a, 5);', 'setTimeout'),
    'a domain that reads the clock': broken('src/shared/dates.ts', 'export const a = Date.now;', 'uses Date.now'),
    'a use-case that makes an id': broken(
      'src/auth/session.use-cases.ts',
      'export const makeA = () => crypto.randomUUID();',
      'uses crypto',
    ),
    'a shorthand': effect('export const a = { fetch };', 'fetch'),
    'an effect behind a cast': effect('export const a = (fetch as never)();', 'fetch'),
  },
  keeps: {
    'words that only look like effects': {
      [MACHINE]: `
        interface Port { fetch(): void; readonly window: Window; clock: typeof Date.now }
        export const a = (port: Port, document: string, history: readonly string[]) => {
          const { location } = { location: history.length };
          return [port.fetch(), port.window, document, location, new Date(0), { console: 1 }];
        };`,
    },
    'effects in the adapters': { 'src/adapters/browser/clock.ts': 'export const now = () => Date.now();' },
  },
});

specify(storageInBrowser, {
  breaks: {
    'a view': broken(
      'src/ui/pages/home/poster-view.tsx',
      `export const a = () => localStorage.getItem('a');`,
      'poster-view.tsx:1',
    ),
    'an http adapter': broken(
      'src/adapters/http/client.ts',
      'export const a = () => indexedDB.open("a");',
      'indexedDB',
    ),
    composition: broken(
      'src/composition/container.ts',
      `export const a = new BroadcastChannel('a');`,
      'BroadcastChannel',
    ),
    'a cookie': broken('src/main.tsx', `document.cookie = 'a=1';`, 'document.cookie'),
  },
  keeps: {
    'adapters/browser': { 'src/adapters/browser/storage.ts': `export const a = () => sessionStorage.getItem('a');` },
  },
});

specify(networkInHttp, {
  breaks: {
    'a view': broken('src/ui/pages/home/home-page.tsx', `export const a = () => fetch('/api/session');`, 'uses fetch'),
    'a browser adapter': broken(
      'src/adapters/browser/clock.ts',
      'export const a = new XMLHttpRequest();',
      'XMLHttpRequest',
    ),
    'a beacon': broken('src/main.tsx', `navigator.sendBeacon('/api');`, 'navigator.sendBeacon'),
  },
  keeps: {
    'adapters/http': { 'src/adapters/http/uploads.ts': 'export const a = () => new XMLHttpRequest();' },
  },
});

specify(containerUsers, {
  breaks: {
    'a view': broken(
      'src/ui/app/login/login-dialog.tsx',
      'export const a = (container: C) => container.get(A); interface C { get(a: A): A } type A = 1; const A = 1;',
      'login-dialog.tsx:1',
    ),
    'a binding': broken(
      'src/composition/login.bindings.ts',
      'export const a = (it: never) => it.appContainer.getAsync(a);',
      'src/composition/login.bindings.ts:1',
    ),
  },
  keeps: {
    'where the core is made and opened': {
      'src/core.tsx': 'container.get(1);',
      'src/composition/container.ts': 'export const a = () => container.get(1);',
    },
    'a map that is asked': { 'src/ui/a.tsx': 'export const a = (names: Map<string, string>) => names.get("a");' },
  },
});
