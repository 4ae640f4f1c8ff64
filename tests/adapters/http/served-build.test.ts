import { afterEach, describe, expect, it, vi } from 'vitest';
import { servedEntryScript } from '@/adapters/http/served-build.ts';

const page = (program: string) =>
  `<!doctype html><head><script type="module" crossorigin src="${program}"></script></head>`;

describe('the build that the host serves now', () => {
  afterEach(() => vi.unstubAllGlobals());

  const asked = (answer: () => Promise<Response>) => {
    const send = vi.fn(answer);
    vi.stubGlobal('fetch', send);
    return send;
  };

  it('is read from the page itself, bypassing every cache', async () => {
    const send = asked(() => Promise.resolve(new Response(page('/assets/index-b.js'))));
    expect(await servedEntryScript('https://a.example/intro')).toBe('/assets/index-b.js');
    expect(send).toHaveBeenCalledWith('https://a.example/intro', { cache: 'no-store' });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['behind a page of another host', () => Promise.resolve(new Response('<h1>Service Unavailable</h1>'))],
  ])('is unknown %s', async (_, answer) => {
    asked(answer);
    expect(await servedEntryScript('/')).toBeUndefined();
  });
});
