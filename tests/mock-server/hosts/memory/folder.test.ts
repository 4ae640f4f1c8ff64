import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type HttpHost, startHttpHost } from '../../../../mock-server/hosts/http.ts';
import { callChurch, json, signIn } from '../call-church.ts';

let folder: string;
let running: HttpHost | undefined;
let troubles: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'church-'));
  troubles = [];
});

afterEach(async () => {
  await running?.close();
  await rm(folder, { recursive: true });
});

/** Starts the server again, after it was stopped. */
const start = async (world: 'everyday' | 'empty' = 'everyday'): Promise<HttpHost> => {
  await running?.close();
  running = undefined;
  running = await startHttpHost({ port: 0, world, kept: { folder, onTrouble: (sentence) => troubles.push(sentence) } });
  return running;
};

/** The first one behind the pinned one. */
const newest = async ({ url }: HttpHost): Promise<unknown> =>
  (await callChurch(fetch, `${url}/api/Announcement?page=2&itemsPerPage=1`)).body;

const announce = async ({ url }: HttpHost, title: string): Promise<void> => {
  const { bearer } = await signIn(fetch, url);
  const draft = { title, content: '오후 2시', author: '행정팀', created: '2026-11-20T12:00:00Z' };
  const { status } = await callChurch(fetch, `${url}/api/Announcement`, json('POST', draft, bearer));
  expect(status).toBe(201);
};

const partNamed = async (name: string): Promise<string> => {
  const files = await readdir(join(folder, 'parts'));
  return join(folder, 'parts', files.find((file) => file.startsWith(`${name}.`)) ?? 'none');
};

describe('CONT-07 a church that is kept in a folder', () => {
  it('is there again when its server is, with what was written and all numbers', async () => {
    await announce(await start(), '감사 예배');
    expect(await newest(await start())).toMatchObject([{ title: '감사 예배' }]);
    await announce(await start(), '성탄 예배');
    expect(await newest(await start())).toMatchObject([{ title: '성탄 예배' }]);
    expect(troubles).toEqual([]);
  });

  it('keeps who was signed in', async () => {
    const { bearer } = await signIn(fetch, (await start()).url);
    const { url } = await start();
    expect((await callChurch(fetch, `${url}/api/Member`, { headers: bearer })).status).toBe(200);
  });

  it('keeps an uploaded file apart, byte by byte, for as long as a post has it or is restored with it (LIST-06)', async () => {
    const pdf = '%PDF-1.4 한글';
    const first = await start();
    const before = await readdir(join(folder, 'files'));
    const { bearer } = await signIn(fetch, first.url);
    const form = new FormData();
    form.set('title', '요한복음');
    form.set('file', new File([pdf], 'john.pdf', { type: 'application/pdf' }));
    const posted = await callChurch(fetch, `${first.url}/api/BibleStudy`, {
      method: 'POST',
      body: form,
      headers: bearer,
    });
    expect(posted.status).toBe(201);
    expect(await readdir(join(folder, 'files'))).toHaveLength(before.length + 1);
    expect(await readFile(await partNamed('storedFiles'), 'utf8')).not.toContain('%PDF');

    const { url } = await start();
    const study = `${url}/api/BibleStudy/${z.object({ id: z.int() }).parse(posted.body).id}`;
    expect((await callChurch(fetch, `${study}/download`)).body).toBe(pdf);
    await callChurch(fetch, study, { method: 'DELETE', headers: bearer });
    expect((await callChurch(fetch, `${study}/download`)).status).toBe(404);
    const again = (await start()).url;
    const restored = study.replace(url, again);
    await callChurch(fetch, `${restored}/restore`, { method: 'POST', headers: bearer });
    expect((await callChurch(fetch, `${restored}/download`)).body).toBe(pdf);
  });

  it('of a write that was cut off half-way, nothing counts', async () => {
    await announce(await start(), '감사 예배');
    await running?.close();
    await writeFile(join(folder, 'parts/announcements.999.json'), '[{"id":');
    await writeFile(join(folder, 'index.json.new'), '{"form"');
    expect(await newest(await start())).toMatchObject([{ title: '감사 예배' }]);
    expect(troubles).toEqual([]);
  });

  it('that cannot be read is set aside whole, and said, and a new one begins', async () => {
    await announce(await start(), '감사 예배');
    const broken = await partNamed('members');
    await running?.close();
    await writeFile(broken, '[{"id":');
    expect(await newest(await start())).not.toMatchObject([{ title: '감사 예배' }]);
    expect(troubles).toEqual([expect.stringMatching(/members\.\d+\.json: .*JSON.*was moved to .*set-aside-/)]);
    const aside = (await readdir(folder)).find((name) => name.startsWith('set-aside-')) ?? 'none';
    expect(await readdir(join(folder, aside))).toEqual(expect.arrayContaining(['index.json', 'parts']));
    await announce(await start(), '성탄 예배');
    expect(await newest(await start())).toMatchObject([{ title: '성탄 예배' }]);
  });

  it('whose records do not fit any more is set aside, too', async () => {
    await start();
    const file = await partNamed('zones');
    await running?.close();
    await writeFile(file, '[{"id":"one"}]');
    await start();
    expect(troubles).toEqual([expect.stringContaining('what stands in it does not fit')]);
  });

  it('goes on with its own world, whatever a later start asks for', async () => {
    await start('empty');
    expect(await newest(await start('everyday'))).toEqual([]);
  });

  it('belongs to one server at a time', async () => {
    await start();
    await expect(startHttpHost({ port: 0, kept: { folder, onTrouble: () => undefined } })).rejects.toThrow(
      `${folder} is in use by another server (process ${process.pid}).`,
    );
  });

  it('is taken over from a server that was killed', async () => {
    await announce(await start(), '감사 예배');
    await running?.close();
    // No process has such a number.
    await writeFile(join(folder, 'server.pid'), '99999999');
    expect(await newest(await start())).toMatchObject([{ title: '감사 예배' }]);
  });

  it('that cannot be written says so, and answers all the same', async () => {
    const host = await start();
    await rm(join(folder, 'parts'), { recursive: true });
    await announce(host, '감사 예배');
    expect(await newest(host)).toMatchObject([{ title: '감사 예배' }]);
    expect(troubles.join()).toContain(`could not be stored in ${folder}`);
  });
});
