import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { collectionNames } from '../../../../mock-server/church/church.ts';
import { type HttpHost, startHttpHost } from '../../../../mock-server/hosts/http.ts';
import { version } from '../../../../mock-server/hosts/memory/migrations.ts';
import { callChurch, json, signIn } from '../call-church.ts';

type Files = Readonly<Record<string, unknown>>;

const readJson = async (path: string | URL): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const fixture = async (number: number): Promise<Files> =>
  z.record(z.string(), z.unknown()).parse(await readJson(new URL(`church-of-version-${number}.json`, import.meta.url)));

const index = z.looseObject({ changedBy: z.record(z.string(), z.int()) });

/** The records of a collection, as the files have them. */
const recordsIn = (files: Files, name: string): unknown[] => {
  const { changedBy } = index.parse(files['index.json']);
  return z.array(z.unknown()).parse(files[`parts/${name}.${changedBy[name]}.json`]);
};

let folder: string;
let running: HttpHost | undefined;
let troubles: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'church-'));
  troubles = [];
});

afterEach(async () => {
  await running?.close();
  running = undefined;
  await rm(folder, { recursive: true });
});

const store = async (files: Files): Promise<void> => {
  await Promise.all(['parts', 'files'].map((name) => mkdir(join(folder, name))));
  await Promise.all(
    Object.entries(files).map(([name, content]) =>
      writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content)),
    ),
  );
};

const start = async (): Promise<HttpHost> => {
  await running?.close();
  running = undefined;
  running = await startHttpHost({
    port: 0,
    // The refresh token of the fixture is still valid then.
    now: () => new Date('2026-11-21T12:00:00Z'),
    kept: { folder, onTrouble: (sentence) => troubles.push(sentence) },
  });
  return running;
};

const write = async ({ url }: HttpHost): Promise<void> => {
  const { bearer } = await signIn(fetch, url);
  const posted = { title: '새 소식', content: '오후 2시', author: '행정팀', created: '2026-11-20T12:00:00Z' };
  expect((await callChurch(fetch, `${url}/api/Announcement`, json('POST', posted, bearer))).status).toBe(201);
};

const countsOf = ({ backend: { church } }: HttpHost) =>
  Object.fromEntries(collectionNames.map((name) => [name, church[name].all().length]));

const past = Array.from({ length: version }, (_, at) => at + 1);

// A version's fixture is what that version stored with `--data`. It is written once, when the version after it begins.
describe.each(past.slice(0, Math.max(1, version - 1)))('REL-36 what version %i has stored', (number) => {
  it('is read by this version, record by record, and stays after a write and a restart', async () => {
    const files = await fixture(number);
    const stored = Object.keys(index.parse(files['index.json']).changedBy);
    await store(files);
    const counts = countsOf(await start());
    expect(troubles).toEqual([]);
    for (const name of collectionNames.filter((each) => stored.includes(each))) {
      expect([name, counts[name]]).toEqual([name, recordsIn(files, name).length]);
      expect([name, counts[name]]).not.toEqual([name, 0]);
    }
    await write(await start());
    expect(countsOf(await start())).toEqual({
      ...counts,
      announcements: (counts['announcements'] ?? 0) + 1,
      refreshTokens: (counts['refreshTokens'] ?? 0) + 1,
    });
    expect(troubles).toEqual([]);
    expect(await readJson(join(folder, 'index.json'))).toMatchObject({ version });
  });

  it('keeps its texts and its uploaded files, byte by byte', async () => {
    const files = await fixture(number);
    await store(files);
    const { url, backend } = await start();
    expect(backend.church.announcements.all()).toEqual(recordsIn(files, 'announcements'));
    const [, uploaded] = backend.church.bibleStudies.all();
    expect((await callChurch(fetch, `${url}/api/BibleStudy/${uploaded?.id}/download`)).body).toBe('%PDF-1.4 한글');
  });
});

it('REL-36 version 2 says which choirs are of pupils: those beside a church school, as before (ORGN-07)', async () => {
  const files = await fixture(1);
  await store(files);
  const { church } = (await start()).backend;
  const marks = church.departments.all().flatMap(({ choirs }) => choirs.map(({ name, pupils }) => [name, pupils]));
  expect(marks).toEqual([
    ['시온찬양대', false],
    ['유치부 꼬마찬양대', true],
    ['청년부 샘물찬양단', false],
  ]);
});

describe('REL-36 a church in a folder', () => {
  it('of a version that lacked a collection goes on, with that collection empty', async () => {
    const files = await fixture(1);
    const known = index.parse(files['index.json']);
    const others = Object.fromEntries(Object.entries(known.changedBy).filter(([name]) => name !== 'prayers'));
    await store({ ...files, 'index.json': { ...known, changedBy: others } });
    const host = await start();
    expect(countsOf(host)).toMatchObject({ prayers: 0, announcements: 2 });
    expect(troubles).toEqual([]);
  });

  it('keeps a collection that this version does not know, and its numbers, through every write', async () => {
    const files = await fixture(1);
    const known = index.parse(files['index.json']);
    const hymns = [{ id: 7, title: '내 주를 가까이' }];
    await store({
      ...files,
      [`parts/highestIds.${known.changedBy['highestIds']}.json`]: { $map: [['hymns', 7]] },
      'parts/hymns.1.json': hymns,
      'index.json': { ...known, changedBy: { ...known.changedBy, hymns: 1 } },
    });
    await write(await start());
    const { changedBy } = index.parse(await readJson(join(folder, 'index.json')));
    expect(await readJson(join(folder, `parts/hymns.${changedBy['hymns']}.json`))).toEqual(hymns);
    const numbers = await readJson(join(folder, `parts/highestIds.${changedBy['highestIds']}.json`));
    expect(numbers).toMatchObject({ $map: expect.arrayContaining([['hymns', 7]]) });
    expect(troubles).toEqual([]);
  });

  it('of a later version is left as it is: the server says so, and does not start', async () => {
    const files = await fixture(1);
    const later = { ...index.parse(files['index.json']), version: version + 1 };
    await store({ ...files, 'index.json': later });
    await expect(start()).rejects.toThrow(`a later version of the church has written it (${version + 1}`);
    expect(await readJson(join(folder, 'index.json'))).toEqual(later);
    // The folder is free for the version that can read it.
    await writeFile(join(folder, 'index.json'), JSON.stringify(files['index.json']));
    expect(countsOf(await start())).toMatchObject({ announcements: 2 });
  });
});
