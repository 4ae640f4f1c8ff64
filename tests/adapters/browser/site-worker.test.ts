import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserSiteWorker } from '@/adapters/browser/site-worker.ts';
import { settled } from '../../fakes/deferred.ts';

const OWN = 'https://www.church.test/offline-worker.js';
const OTHER = 'https://www.church.test/other-sw.js';

interface Browser {
  /** The script that serves this page. */
  readonly controller?: string;
  readonly hasWaiting?: boolean;
}

function browserWith({ controller, hasWaiting = false }: Browser) {
  const unregistered: string[] = [];
  const messages: unknown[] = [];
  const active = (scriptURL: string) => ({ scriptURL, postMessage: (message: unknown) => messages.push(message) });
  const registered = {
    active: active(OWN),
    waiting: hasWaiting ? { scriptURL: OWN } : null,
    installing: null,
    addEventListener: () => undefined,
  };
  const register = vi.fn(() => Promise.resolve(registered));
  const held = controller === undefined ? [] : [controller];
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: controller === undefined ? null : active(controller),
      register,
      getRegistrations: () =>
        Promise.resolve(
          held.map((scriptURL) => ({
            active: active(scriptURL),
            waiting: null,
            unregister: () => Promise.resolve(unregistered.push(scriptURL)),
          })),
        ),
    },
  });
  const kept = new Set(['site-pages', 'site-lists', 'of-another-program']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  return { unregistered, messages, register, kept };
}

const workerOf = (worksOffline: boolean, isMocked = false, served?: string) =>
  makeBrowserSiteWorker({ worksOffline, isMocked, servedEntry: () => Promise.resolve(served) });

const started = async (worksOffline: boolean, isMocked = false) => {
  const onWaiting = vi.fn();
  workerOf(worksOffline, isMocked).start(onWaiting);
  await settled();
  return onWaiting;
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('OFFL-02 the service worker', () => {
  it('is registered for the first page, and asked for the rest only by a page that it serves', async () => {
    const first = browserWith({});
    await started(true);
    expect(first.register).toHaveBeenCalledTimes(1);
    expect(first.messages).toEqual([]);
    const second = browserWith({ controller: OWN });
    await started(true);
    expect(second.messages).toEqual(['keep-rest']);
    expect(second.unregistered).toEqual([]);
  });

  it('MOCK-05 takes another one away, and comes with the next page', async () => {
    const { register, unregistered } = browserWith({ controller: OTHER });
    await started(true);
    expect(unregistered).toEqual([OTHER]);
    expect(register).not.toHaveBeenCalled();
  });

  it('is taken away with all that it kept where the build has none', async () => {
    const { register, unregistered, kept } = browserWith({ controller: OWN });
    await started(false);
    expect(unregistered).toEqual([OWN]);
    expect([...kept]).toEqual(['of-another-program']);
    expect(register).not.toHaveBeenCalled();
  });

  it('leaves the worker of a mock alone', async () => {
    const { unregistered, kept } = browserWith({ controller: OTHER });
    await started(false, true);
    expect(unregistered).toEqual([]);
    expect([...kept]).toEqual(['of-another-program']);
  });

  it('is done without where a browser has none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(started(true)).resolves.not.toHaveBeenCalled();
  });
});

describe('OFFL-04 a younger worker', () => {
  it('is told of while it waits', async () => {
    browserWith({ controller: OWN, hasWaiting: true });
    expect(await started(true)).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/assets/main-2.js', true],
    ['/assets/main-1.js', false],
    [undefined, false],
  ])('is of another build where the host serves %s: %s', async (served, isOutdated) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', '/assets/main-1.js');
    // The script is not added to the document, where it would be fetched.
    vi.spyOn(document, 'querySelector').mockReturnValue(script);
    expect(await workerOf(true, false, served).isOutdated()).toBe(isOutdated);
    vi.restoreAllMocks();
  });
});

it('OFFL-03 what was kept is deleted, and nothing of other programs', async () => {
  const { kept } = browserWith({});
  await workerOf(true).clear();
  expect([...kept]).toEqual(['of-another-program']);
});
