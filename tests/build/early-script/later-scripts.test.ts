import { afterEach, describe, expect, it, vi } from 'vitest';
import { LATER_SCRIPT } from '../../../src/build/early-script.ts';

const preloads = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.outerHTML);

/** The entries that the browser gives to performance observers, by their type. */
interface Observed {
  readonly paint: () => void;
  /** A file has been loaded. */
  readonly come: (...addresses: readonly string[]) => void;
}

/** As the page runs it: with its own element as the current script. */
function runScript(later: string, calls?: string, awaits = false): Observed {
  const observers = new Map<string, (names: readonly string[]) => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #notify: (list: unknown, observer: unknown) => void;
      #type = '';
      constructor(notify: (list: unknown, observer: unknown) => void) {
        this.#notify = notify;
      }
      observe = ({ type }: { readonly type: string }): void => {
        this.#type = type;
        observers.set(type, (names) => this.#notify({ getEntries: () => names.map((name) => ({ name })) }, this));
      };
      disconnect = (): void => void observers.delete(this.#type);
    },
  );
  const script = document.createElement('script');
  script.dataset['later'] = later;
  if (calls !== undefined) script.dataset['calls'] = calls;
  if (awaits) script.dataset['awaits'] = '';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the test runs it like the page's inline script
  new Function(LATER_SCRIPT)();
  return {
    paint: () => observers.get('paint')?.(['first-paint']),
    come: (...addresses) =>
      observers.get('resource')?.(addresses.map((address) => new URL(address, location.href).href)),
  };
}

afterEach(() => {
  sessionStorage.clear();
  delete window.earlyCalls;
  delete window.askEarly;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('the scripts that a page fetches later', () => {
  it('are requested once, after the first paint, with low priority', () => {
    const { paint } = runScript('/assets/a.js /assets/b.js');
    expect(preloads()).toEqual([]);
    paint();
    paint();
    expect(preloads()).toHaveLength(2);
    expect(preloads()[0]).toContain('href="/assets/a.js"');
  });

  it('leave the line to the program itself, where they may wait until only one of its files is under way', () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/shell.js">';
    const { paint, come } = runScript('/assets/page.js /assets/core.js|/assets/menu.js /assets/news.css');
    paint();
    come('/assets/page.js', '/assets/picture.svg');
    expect(preloads()).toHaveLength(3);
    come('/assets/core.js');
    expect(preloads()).toHaveLength(4);
    expect(document.head.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/assets/news.css');
    come('/assets/shell.js');
    expect(preloads()).toHaveLength(4);
  });

  it('come at once where the program has come before the page was painted', () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/shell.js">';
    const { paint, come } = runScript('/assets/core.js|/assets/menu.js');
    paint();
    come('/assets/shell.js');
    expect(preloads()).toHaveLength(3);
  });

  it('come stage after stage, after a stage of one file only once that is there', () => {
    const stages = '/assets/page.js /assets/more.js|/assets/church.js /assets/rules.js|/assets/core.js|/assets/menu.js';
    const { paint, come } = runScript(stages);
    paint();
    expect(preloads()).toHaveLength(2);
    come('/assets/page.js', '/assets/picture.svg');
    expect(preloads()).toHaveLength(4);
    come('/assets/rules.js');
    expect(preloads()).toHaveLength(5);
    come('/assets/church.js', '/assets/more.js');
    expect(preloads()).toHaveLength(5);
    come('/assets/core.js');
    expect(preloads()).toHaveLength(6);
  });

  it('are none when the page names none', () => {
    const { paint } = runScript('');
    paint();
    expect(preloads()).toEqual([]);
  });
});

describe('what a page asks the server for before its program comes', () => {
  const CALL = 'https://api.example.org/api/Announcement?page=1&itemsPerPage=10';
  const fetchOn = (answer: Promise<Response>) => {
    const fetch = vi.fn(() => answer);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is asked for once the page is painted, and kept for the program', async () => {
    const fetch = fetchOn(Promise.resolve(new Response('{}')));
    const { paint } = runScript('', CALL);
    expect(fetch).not.toHaveBeenCalled();
    paint();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(CALL, expect.objectContaining({ credentials: 'include' }));
    expect(await window.earlyCalls?.[CALL]?.answer.then((answer) => answer.text())).toBe('{}');
  });

  it('waits for a server that is part of the program, and is then for visitors alone, too', async () => {
    const fetch = fetchOn(Promise.resolve(new Response('{}')));
    const { paint } = runScript('', CALL, true);
    paint();
    expect(fetch).not.toHaveBeenCalled();
    sessionStorage.setItem('jwtToken', 'token');
    window.askEarly?.();
    expect(fetch).not.toHaveBeenCalled();
    sessionStorage.clear();
    window.askEarly?.();
    expect(fetch).toHaveBeenCalledOnce();
    expect(await window.earlyCalls?.[CALL]?.answer.then((answer) => answer.text())).toBe('{}');
  });

  it('is left to the program where a user is signed in: it carries their token', () => {
    const fetch = fetchOn(Promise.resolve(new Response('{}')));
    sessionStorage.setItem('jwtToken', 'token');
    const { paint } = runScript('', CALL);
    paint();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('can be given up', () => {
    const fetch = fetchOn(new Promise(() => undefined));
    const { paint } = runScript('', CALL);
    paint();
    window.earlyCalls?.[CALL]?.giveUp();
    expect(fetch.mock.lastCall).toMatchObject([CALL, { signal: { aborted: true } }]);
  });

  it('breaks silently: the program asks again, and says so', async () => {
    fetchOn(Promise.reject(new TypeError('no line')));
    const { paint } = runScript('/assets/a.js', CALL);
    paint();
    expect(preloads()).toHaveLength(1);
    await expect(window.earlyCalls?.[CALL]?.answer).rejects.toThrow('no line');
  });
});
