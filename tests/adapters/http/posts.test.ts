import { describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import type { Post } from '@/content/posts/posts.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, inTurn } from '../../fakes/scripted-sender.ts';
import { PAGE_SIZE } from '../../support/limits.ts';

/** Matches any call. */

const SERVER = 'https://api.example.org/church/';

const lists: readonly {
  readonly name: string;
  readonly make: (send: HttpClient, baseUrl: string) => PostRepository<Post>;
  readonly list: string;
  readonly item: string;
}[] = [
  {
    name: 'BIBL-01, BIBL-03 Bible studies',
    make: (send, baseUrl) => makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES),
    list: 'api/bibleStudy',
    item: 'api/bibleStudy',
  },
  {
    name: 'ADVT-01, ADVT-03 advertisements',
    make: (send, baseUrl) => makeHttpPostRepository(send, baseUrl, ADVERTISEMENTS),
    list: 'api/Advertisement',
    item: 'api/advertisement',
  },
];

const valueOf = <Value>(outcome: Outcome<Value>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

describe.each(lists)('$name', ({ make, list, item }) => {
  it('are ten a page, newest first, and a visitor may read them (LIST-05)', async () => {
    const church = await openChurch({ world: 'everyday' });
    const posts = make(church.send, '/');
    const first = valueOf(await posts.page(1));
    const second = valueOf(await posts.page(2));
    expect(first).toHaveLength(PAGE_SIZE);
    expect(first[0]).toMatchObject({
      id: expect.any(Number),
      title: expect.stringMatching(/\S/),
      created: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const days = [...first, ...second].map(({ created }) => created ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(2 * PAGE_SIZE);
    expect(await posts.page(10_000)).toEqual(done([]));
  });

  it('are requested, found and deleted as documented', async () => {
    const { send, calls } = inTurn(answered(200, []), answered(404), answered(204));
    const { signal } = new AbortController();
    const posts = make(send, '/');
    await posts.page(3, signal);
    expect(await posts.find('7/8', signal)).toEqual(refused('notFound'));
    expect(await posts.remove('../Member/1?x')).toEqual(done(null));
    expect(calls).toEqual([
      { path: `${list}?page=3&itemsPerPage=10`, signal },
      { path: `${item}/7%2F8`, signal },
      { method: 'DELETE', path: `${item}/..%2FMember%2F1%3Fx`, keepalive: true },
    ]);
  });

  it('PAGE-01 are found one by one, as the list has them', async () => {
    const church = await openChurch({ world: 'everyday' });
    const posts = make(church.send, '/');
    const [newest] = valueOf(await posts.page(1));
    expect(await posts.find(newest?.id ?? '')).toEqual(done(newest));
    expect(await posts.find(99_999)).toEqual(refused('notFound'));
  });

  it('PAGE-01 are not found one by one on a server that lacks the call', async () => {
    const church = await openChurch({ world: 'known-only' });
    const posts = make(church.send, '/');
    const [newest] = valueOf(await posts.page(1));
    expect(await posts.find(newest?.id ?? '')).toEqual(refused('unsupported'));
  });

  it('PERM-02 are not deleted by a visitor', async () => {
    const church = await openChurch({ world: 'everyday' });
    expect(await make(church.send, '/').remove(1)).toEqual(refused('unauthorized'));
  });

  it('may lack texts, dates and pictures', async () => {
    const { send } = inTurn(answered(200, [{ id: 'a', title: null, created: 'soon', imageUrls: null }, { id: 'b' }]));
    expect(valueOf(await make(send, '/').page(1))).toMatchObject([
      { id: 'a', title: '', created: undefined },
      { id: 'b', title: '' },
    ]);
  });
});

describe('BIBL-01, AUTH-19 the PDF of a Bible study', () => {
  it.each([
    ['/', 7, '/api/bibleStudy/7/download'],
    [SERVER, 7, 'https://api.example.org/church/api/bibleStudy/7/download'],
    ['/', '../7?a#b', '/api/bibleStudy/..%2F7%3Fa%23b/download'],
  ])('on the server %s of the study %s is at %s', async (baseUrl, id, sheet) => {
    const { send } = inTurn(answered(200, [{ id }]));
    expect(valueOf(await makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES).page(1))).toMatchObject([{ sheet }]);
  });
});

describe('ADVT-01, AUTH-19 the pictures of an advertisement', () => {
  const imagesOf = async (...imageUrls: readonly unknown[]) => {
    const { send } = inTurn(answered(200, [{ id: 1, imageUrls }]));
    const [advertisement] = valueOf(await makeHttpPostRepository(send, SERVER, ADVERTISEMENTS).page(1));
    return advertisement?.images;
  };

  it('are on the configured server, in order', async () => {
    expect(await imagesOf('/api/File/content/7', 'poster.png')).toEqual([
      'https://api.example.org/api/File/content/7',
      'https://api.example.org/church/poster.png',
    ]);
  });

  it('REL-14 are dropped when they are anything else', async () => {
    const hostile = ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.example/1.png', '', ' ', null, 7, {}];
    expect(await imagesOf(...hostile, '/7.png')).toEqual(['https://api.example.org/7.png']);
  });

  it('are shown once', async () => {
    expect(await imagesOf('/7.png', '/8.png', '/7.png')).toHaveLength(2);
  });
});
