import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpBulletinLibrary } from '@/adapters/http/http-bulletin-library.ts';
import { createHttpClient } from '@/adapters/http/http-client.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';

const BASE = 'https://church.example/';
const NOW = new Date('2026-11-18T13:00:00Z');

let host: NodeHost | undefined;
afterEach(() => host?.close());

const library = async (world: 'everyday' | 'hostile' = 'everyday') => {
  host = await openNodeHost({ world, now: () => NOW });
  return makeHttpBulletinLibrary(createHttpClient({ baseUrl: BASE, timeoutMs: 1000, fetch: host.fetch }), BASE);
};

const answering = (body: unknown) =>
  makeHttpBulletinLibrary(() => Promise.resolve({ kind: 'answered', status: 200, body }), BASE);

describe('BULL-02 bulletins over HTTP', () => {
  it('come as addresses on the configured server, in order', async () => {
    const pages = await (await library()).pages('Sun2026Nov22');
    expect(pages).toEqual(done([1, 2, 3, 4].map((page) => `${BASE}api/File/content/bulletin-2026-11-22-${page}`)));
  });

  it('are none for a Sunday without one', async () => {
    expect(await (await library()).pages('Sun1999Jan03')).toEqual(done([]));
  });

  it('are refused for what is no label', async () => {
    expect(await (await library()).pages('Mon2026Nov23')).toEqual(refused('invalid'));
  });

  it('REL-14 leave out pages of other hosts', async () => {
    const pages = await answering(['/a.svg', '//evil.example/b.svg', 'javascript:alert(1)']).pages('Sun2026Nov22');
    expect(pages).toEqual(done([`${BASE}a.svg`]));
  });

  it.each([null, {}, 'text', [1], [null]])('REL-13 are malformed as %j', async (body) => {
    expect(await answering(body).pages('Sun2026Nov22')).toEqual(refused('malformed'));
  });
});
