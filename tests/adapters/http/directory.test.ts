import { describe, expect, it } from 'vitest';
import { makeHttpDirectoryRepository } from '@/adapters/http/directory.ts';
import { done, refused } from '@/shared/outcome.ts';
import { answered, inTurn, scriptedSender } from '../../fakes/scripted-sender.ts';

const BASE = 'https://api.church.test/';
const everybody = { words: [], zone: undefined, page: 1 };

const reading = (body: unknown) =>
  makeHttpDirectoryRepository(scriptedSender(() => answered(200, body)).send, BASE).page(everybody);

const entry = { id: 7, name: '김민수', zone: { id: 10, name: '루케 구역' } };
const page = (...entries: readonly unknown[]) => done({ kind: 'page', entries });

describe('MINE-03 the directory over HTTP', () => {
  it('asks for a page, for words and for a zone', async () => {
    const { send, calls } = scriptedSender(() => answered(200, []));
    const repository = makeHttpDirectoryRepository(send, BASE);
    await repository.page(everybody);
    await repository.page({ words: ['김&', 'ㅁㅅ'], zone: 10, page: 2 });
    expect(calls.map(({ path }) => path)).toEqual([
      'api/Directory?page=1',
      `api/Directory?page=2&q=${encodeURIComponent('김& ㅁㅅ')}&zone=10`,
    ]);
  });

  it('reads what each has opened; what is left out, null or of another kind is closed', async () => {
    expect(
      await reading([
        { ...entry, telephone: '+595 981 234 567', birthday: '05-30' },
        { id: 8, name: '이영희', zone: null, telephone: null, email: 7, birthday: '1976-05-30' },
      ]),
    ).toEqual(
      page({ ...entry, telephone: '+595 981 234 567', birthday: '05-30' }, { id: 8, name: '이영희', zone: undefined }),
    );
  });

  it('takes a photo from below the directory alone, which the worker never keeps', async () => {
    const photo = '/api/Directory/photos/k7';
    expect(await reading([{ ...entry, photo }])).toEqual(
      page({ ...entry, photo: 'https://api.church.test/api/Directory/photos/k7' }),
    );
    for (const address of ['/api/File/content/7', 'https://elsewhere.test/api/Directory/photos/k7', 'javascript:1']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: easier to read when one fails
      expect(await reading([{ ...entry, photo: address }])).toEqual(page(entry));
    }
  });

  it('leaves out members without a name, and those beyond a page (REL-13)', async () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ ...entry, id }));
    expect(await reading([{ ...entry, name: ' ' }, ...many])).toMatchObject({ value: { entries: { length: 19 } } });
    expect(await reading([{ id: 7 }])).toEqual(refused('malformed'));
    expect(await reading({ entries: [] })).toEqual(refused('malformed'));
  });

  it.each([
    ['90', 90],
    ['soon', 60],
    [undefined, 60],
  ])('is told to wait: %s', async (retryAfter, seconds) => {
    const { send } = scriptedSender(() => ({
      kind: 'answered',
      status: 429,
      body: undefined,
      ...(retryAfter !== undefined && { retryAfter }),
    }));
    expect(await makeHttpDirectoryRepository(send, BASE).page(everybody)).toEqual(done({ kind: 'tooFast', seconds }));
  });

  it.each([404, 405, 501])('is not asked again where there is none (%i)', async (status) => {
    const { send, calls } = inTurn(answered(status));
    const repository = makeHttpDirectoryRepository(send, BASE);
    expect([await repository.page(everybody), await repository.page(everybody)]).toEqual([
      refused('unsupported'),
      refused('unsupported'),
    ]);
    expect(calls).toHaveLength(1);
  });
});
