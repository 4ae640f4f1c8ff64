import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseHeadersFile } from '../../mock-server/hosts/static.ts';
import type { Site } from './addresses.ts';
import type { Log } from './log.ts';
import { SITE } from './network.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = ['.html', '.js', '.css', '.txt', '.svg'];
const GZIP = { 'Accept-Encoding': 'gzip, deflate, br' };

/** The headers of the files: types, security headers, caching and compression. */
export async function checkAnswers(log: Log, { ask, dist }: Site): Promise<void> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
  const named = (pattern: RegExp): string => files.find((file) => pattern.test(file)) ?? assert.fail(`no ${pattern}`);
  const asset = named(/^\/assets\/.*\.js$/);

  log.heading('What travels with the files');
  await log.check('each file has the type of its kind', async () => {
    const wrong = await Promise.all(
      files.map(async (file) => {
        const { status, headers } = await ask(`${SITE}${file}`);
        const isPage = file.endsWith('/index.html');
        const isRight = status === (isPage ? 301 : 200) && (isPage || headers['content-type'] === TYPES[extname(file)]);
        return isRight ? [] : [`${file}: ${status} ${headers['content-type']}`];
      }),
    );
    assert.deepEqual(wrong.flat(), []);
    return `${files.length} files`;
  });
  await log.check(
    'the security headers are with pages, files, redirected addresses and what does not exist',
    async () => {
      const expected = Object.entries(parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8')));
      const places = [
        '/',
        '/intro/vision',
        '/member/detail/7',
        asset,
        '/favicon.svg',
        '/site.webmanifest',
        '/nowhere',
        '/assets/gone.js',
      ];
      await Promise.all(
        places.map(async (place) => {
          const { headers } = await ask(`${SITE}${place}`);
          for (const [name, value] of expected) assert.equal(headers[name.toLowerCase()], value, `${name} of ${place}`);
        }),
      );
      return expected.map(([name]) => name).join(', ');
    },
  );
  await log.check('files with a hash in their name are kept for ever, all else is asked about each time', async () => {
    const cacheOf = async (place: string) => (await ask(`${SITE}${place}`)).headers['cache-control'];
    assert.equal(await cacheOf(asset), 'public, max-age=31536000, immutable');
    const asked = [
      '/',
      '/intro/vision',
      '/member/detail/7',
      '/favicon.svg',
      '/robots.txt',
      '/nowhere',
      '/assets/gone.js',
    ];
    assert.deepEqual(
      await Promise.all(asked.map(cacheOf)),
      asked.map(() => 'no-cache'),
    );
  });
  await log.check('who has a page already is answered 304 without a body', async () => {
    const { etag = '' } = (await ask(`${SITE}/intro/vision`, { headers: GZIP })).headers;
    const again = await ask(`${SITE}/intro/vision`, { headers: { ...GZIP, 'If-None-Match': etag } });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
  });
  await log.check('text travels compressed for those who can read it, and pictures as they are', async () => {
    const pages = files.filter((file) => !file.endsWith('/index.html'));
    const large = await Promise.all(COMPRESSED.map((kind) => largest(dist, pages, kind)));
    const saved = await Promise.all(
      large.map(async (file) => {
        const { headers, body } = await ask(`${SITE}${file}`, { headers: GZIP });
        assert.deepEqual([headers['content-encoding'], headers.vary], ['gzip', 'Accept-Encoding'], file);
        const whole = await readFile(join(dist, file));
        assert.ok(gunzipSync(body).equals(whole), file);
        assert.equal((await ask(`${SITE}${file}`)).headers['content-encoding'], undefined, `${file}, unasked`);
        return `${extname(file)} to ${Math.round((100 * body.length) / whole.length)} %`;
      }),
    );
    const picture = await ask(`${SITE}${named(/\.png$/)}`, { headers: GZIP });
    assert.equal(picture.headers['content-encoding'], undefined);
    return saved.join(', ');
  });
}

async function largest(dist: string, files: readonly string[], kind: string): Promise<string> {
  const weighed = await Promise.all(
    files
      .filter((file) => extname(file) === kind)
      .map(async (file) => ({ file, weight: (await readFile(join(dist, file))).length })),
  );
  return (
    weighed.toSorted((one, other) => other.weight - one.weight)[0]?.file ?? assert.fail(`no file of the kind ${kind}`)
  );
}
