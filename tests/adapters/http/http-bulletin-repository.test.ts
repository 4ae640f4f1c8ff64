import { afterEach, describe, expect, it } from 'vitest';
import { NOT_JSON } from '@/adapters/http/answer.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import { createHttpClient } from '@/adapters/http/http-client.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
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
  it('come as addresses on the configured server, in order', async () => {
    const pages = await (await repository()).pages('Sun2026Nov22');
    expect(pages).toEqual(done([1, 2, 3, 4].map((page) => `${BASE}api/File/content/bulletin-2026-11-22-${page}`)));
  });

  it('are none for a Sunday without one', async () => {
    expect(await (await repository()).pages('Sun1999Jan03')).toEqual(done([]));
  });

  it('are refused for what is no label', async () => {
    expect(await (await repository()).pages('Mon2026Nov23')).toEqual(refused('invalid'));
  });

  it('REL-14 leave out pages of other hosts', async () => {
    const pages = await answering(['/a.svg', '//evil.example/b.svg', 'javascript:alert(1)']).pages('Sun2026Nov22');
    expect(pages).toEqual(done([`${BASE}a.svg`]));
  });

  it('BULL-04 are none where the server answers that it does not know the Sunday', async () => {
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

describe('BULL-05 pages put in order over HTTP', () => {
  const named = ['/a.svg', '//evil.example/b.svg', '/c.svg'];
  const arranging = (status: number, body?: unknown) => {
    const { send, calls } = scriptedSender(({ method = 'GET' }) =>
      method === 'GET' ? answered(200, named) : answered(status, body),
    );
    const known = [`${BASE}a.svg`, `${BASE}c.svg`];
    const arrange = (staying: readonly string[], seen = known) =>
      makeHttpBulletinRepository(send, BASE).arrange('Sun2026Nov22', { known: seen, staying });
    return { known, arrange, calls };
  };

  it('are left alone where there are more of them than are read', async () => {
    const many = Array.from({ length: 120 }, (_, at) => `/${at}.svg`);
    const { send, calls } = scriptedSender(() => answered(200, many));
    const known = many.slice(0, 100).map((name) => `${BASE}${name.slice(1)}`);
    const arranged = await makeHttpBulletinRepository(send, BASE).arrange('Sun2026Nov22', { known, staying: known });
    expect(arranged).toEqual(refused('unsupported'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it("are sent in the server's own words, and what cannot be shown stays", async () => {
    const { known, arrange, calls } = arranging(204);
    expect(await arrange(known.toReversed())).toEqual(done(null));
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: 'api/File/bulletin?dateFolder=Sun2026Nov22',
      json: { files: ['/c.svg', '/a.svg', '//evil.example/b.svg'] },
    });
  });

  it('are not written over what somebody else has changed', async () => {
    const { known, arrange, calls } = arranging(204);
    expect(await arrange(known, known.slice(1))).toEqual(refused('conflict'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([404, 405, 501])('are unsupported where the server answers %i', async (status) => {
    const { known, arrange } = arranging(status);
    expect(await arrange(known)).toEqual(refused('unsupported'));
  });

  it('REL-13 are not saved by a page under 200', async () => {
    const { known, arrange } = arranging(200, NOT_JSON);
    expect(await arrange(known)).toEqual(refused('malformed'));
  });
});

describe('BULL-01 the Sundays with a bulletin over HTTP', () => {
  const span = { first: '2026-11-01', last: '2026-11-30' } as const;

  it('come from the church', async () => {
    const sundays = await (await repository()).sundays(span);
    expect(sundays).toEqual(done(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22']));
  });

  it('leave out what is no label', async () => {
    expect(await answering(['Sun2026Nov22', 'Mon2026Nov23', 'x']).sundays(span)).toEqual(done(['2026-11-22']));
  });

  it('are unsupported where the server has no such call', async () => {
    const lacking = makeHttpBulletinRepository(
      () => Promise.resolve({ kind: 'answered', status: 404, body: {} }),
      BASE,
    );
    expect(await lacking.sundays(span)).toEqual(refused('unsupported'));
  });
});
