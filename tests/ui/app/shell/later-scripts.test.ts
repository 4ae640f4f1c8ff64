import { afterEach, describe, expect, it, vi } from 'vitest';
import { LATER_SCRIPT } from '../../../../src/build/early-script.ts';

const preloads = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.outerHTML);

/** As the page runs it: with its own element as the current script. @returns paints the page */
function runScript(later: string, calls?: string, last = ''): () => void {
  const paint = vi.fn<() => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observed: (entries: unknown, observer: unknown) => void) {
        paint.mockImplementationOnce(() => observed([], this));
      }
      observe = ({ type }: { readonly type: string }): void => expect(type).toBe('paint');
      disconnect = (): void => void paint.mockReset();
    },
  );
  const script = document.createElement('script');
  script.dataset['later'] = later;
  script.dataset['last'] = last;
  if (calls !== undefined) script.dataset['calls'] = calls;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the test runs it like the page's inline script
  new Function(LATER_SCRIPT)();
  return paint;
}

afterEach(() => {
  sessionStorage.clear();
  delete window.earlyCalls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('the scripts that a page fetches later', () => {
  it('are requested once, after the first paint, with low priority', () => {
    const paint = runScript('/assets/a.js /assets/b.js');
    expect(preloads()).toEqual([]);
    paint();
    paint();
    expect(preloads()).toHaveLength(2);
    expect(preloads()[0]).toContain('href="/assets/a.js"');
  });

  it('leave the line to those of the page itself, where they may wait until these have run', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const paint = runScript('/assets/core.js', undefined, '/assets/menu.js /assets/news.css');
    paint();
    expect(preloads()).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    expect(preloads()).toHaveLength(2);
    expect(document.head.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/assets/news.css');
    readyState.mockRestore();
  });

  it('come at once where the page has run before it was painted', () => {
    const paint = runScript('/assets/core.js', undefined, '/assets/menu.js');
    paint();
    expect(preloads()).toHaveLength(2);
  });

  it('are none when the page names none', () => {
    const paint = runScript('');
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
    const paint = runScript('', CALL);
    expect(fetch).not.toHaveBeenCalled();
    paint();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(CALL, expect.objectContaining({ credentials: 'include' }));
    expect(await window.earlyCalls?.[CALL]?.answer.then((answer) => answer.text())).toBe('{}');
  });

  it('is left to the program where somebody is signed in: it carries their token', () => {
    const fetch = fetchOn(Promise.resolve(new Response('{}')));
    sessionStorage.setItem('jwtToken', 'token');
    const paint = runScript('', CALL);
    paint();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('can be given up', () => {
    const fetch = fetchOn(new Promise(() => undefined));
    const paint = runScript('', CALL);
    paint();
    window.earlyCalls?.[CALL]?.giveUp();
    expect(fetch.mock.lastCall).toMatchObject([CALL, { signal: { aborted: true } }]);
  });

  it('breaks silently: the program asks again, and says so', async () => {
    fetchOn(Promise.reject(new TypeError('no line')));
    const paint = runScript('/assets/a.js', CALL);
    paint();
    expect(preloads()).toHaveLength(1);
    await expect(window.earlyCalls?.[CALL]?.answer).rejects.toThrow('no line');
  });
});
