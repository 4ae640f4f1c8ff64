import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { createHttpClient } from '@/adapters/http/client.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const BASE = 'https://church.example/';
const NOW = new Date('2026-11-18T13:00:00Z');

let host: NodeHost | undefined;
afterEach(() => host?.close());

const repository = async (world: 'everyday' | 'hostile' = 'everyday') => {
  host = await openNodeHost({ world, now: () => NOW });
  return makeHttpBulletinRepository(createHttpClient({ baseUrl: BASE, timeoutMs: 1000, fetch: host.fetch }), BASE);
};

const answering = (body: unknown) =>
  makeHttpBulletinRepository(() => Promise.resolve({ kind: 'answered', status: 200, body }), BASE);

describe('BULL-02 bulletins over HTTP', () => {
  it('are addresses on the configured server, in order', async () => {
    const pages = await (await repository()).pages('Sun2026Nov22');
    expect(pages).toEqual(done([1, 2, 3, 4].map((page) => `${BASE}api/File/content/bulletin-2026-11-22-${page}`)));
  });

  it('have no pages for a Sunday without a bulletin', async () => {
    expect(await (await repository()).pages('Sun1999Jan03')).toEqual(done([]));
  });

  it('are refused for a text that is no label', async () => {
    expect(await (await repository()).pages('Mon2026Nov23')).toEqual(refused('invalid'));
  });

  it('REL-14 leave out pages of other hosts', async () => {
    const pages = await answering(['/a.svg', '//evil.example/b.svg', 'javascript:alert(1)']).pages('Sun2026Nov22');
    expect(pages).toEqual(done([`${BASE}a.svg`]));
  });

  it('BULL-04 have no pages where the server answers 404', async () => {
    const lacking = makeHttpBulletinRepository(
      () => Promise.resolve({ kind: 'answered', status: 404, body: {} }),
      BASE,
    );
    expect(await lacking.pages('Sun2026Nov22')).toEqual(done([]));
  });

  it.each([null, {}, 'text', [1], [null]])('REL-13 are malformed as %j', async (body) => {
    expect(await answering(body).pages('Sun2026Nov22')).toEqual(refused('malformed'));
  });
});

describe('BULL-05 reordering pages over HTTP', () => {
  const named = ['/a.svg', '//evil.example/b.svg', '/c.svg'];
  const arranging = (status: number, body?: unknown) => {
    const { send, calls } = scriptedSender(({ method = 'GET' }) =>
      method === 'GET' ? answered(200, named) : answered(status, body),
    );
    const known = [`${BASE}a.svg`, `${BASE}c.svg`];
    const arrange = (kept: readonly string[], seen = known) =>
      makeHttpBulletinRepository(send, BASE).arrange('Sun2026Nov22', { known: seen, kept });
    return { known, arrange, calls };
  };

  it('is unsupported when there are more pages than are read', async () => {
    const many = Array.from({ length: 120 }, (_, at) => `/${at}.svg`);
    const { send, calls } = scriptedSender(() => answered(200, many));
    const known = many.slice(0, 100).map((name) => `${BASE}${name.slice(1)}`);
    const arranged = await makeHttpBulletinRepository(send, BASE).arrange('Sun2026Nov22', { known, kept: known });
    expect(arranged).toEqual(refused('unsupported'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('sends the server’s own names, and keeps pages that cannot be shown', async () => {
    const { known, arrange, calls } = arranging(204);
    expect(await arrange(known.toReversed())).toEqual(done(null));
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: 'api/File/bulletin?dateFolder=Sun2026Nov22',
      json: { files: ['/c.svg', '/a.svg', '//evil.example/b.svg'] },
    });
  });

  it('does not overwrite another user’s change', async () => {
    const { known, arrange, calls } = arranging(204);
    expect(await arrange(known.toReversed(), known.slice(1))).toEqual(refused('conflict'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('REL-16 is done where the bulletin has that order already, as after a lost answer', async () => {
    const { known, arrange, calls } = arranging(204);
    expect(await arrange(known, known.toReversed())).toEqual(done(null));
    expect(await arrange(known, [...known, `${BASE}removed.svg`])).toEqual(done(null));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([404, 405, 501])('is unsupported where the server answers %i', async (status) => {
    const { known, arrange } = arranging(status);
    expect(await arrange(known)).toEqual(refused('unsupported'));
  });
});

describe('BULL-08 a bulletin taken away over HTTP', () => {
  const removed = (status: number, body?: unknown) =>
    makeHttpBulletinRepository(scriptedSender(() => answered(status, body)).send, BASE).remove('Sun2026Nov22');

  it.each([404, 405, 501])('is unsupported where the server answers %i without a word (CONT-04)', async (status) => {
    expect(await removed(status)).toEqual(refused('unsupported'));
  });

  it('is not found where the server says so', async () => {
    expect(await removed(404, { detail: '삭제할 주보가 없습니다.' })).toEqual(refused('notFound'));
  });
});

describe('BULL-01 the Sundays with a bulletin over HTTP', () => {
  const span = { first: '2026-11-01', last: '2026-11-30' } as const;

  it('are read from the mocked server', async () => {
    const sundays = await (await repository()).sundays(span);
    expect(sundays).toEqual(done(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22']));
  });

  it('leave out names that are no labels', async () => {
    expect(await answering(['Sun2026Nov22', 'Mon2026Nov23', 'x']).sundays(span)).toEqual(done(['2026-11-22']));
  });

  it('are unsupported where the server lacks the call', async () => {
    const lacking = makeHttpBulletinRepository(
      () => Promise.resolve({ kind: 'answered', status: 404, body: {} }),
      BASE,
    );
    expect(await lacking.sundays(span)).toEqual(refused('unsupported'));
  });
});
