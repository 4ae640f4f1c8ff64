import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parseHeadersFile } from '../../mock-server/hosts/static.ts';
import type { Log } from './log.ts';

/** Cloudflare ignores longer lines, and reports that in no place that a visitor of the site would see. */
const CLOUDFLARE_LINE = 2000;
const CLOUDFLARE_REDIRECTS = 100;

/**
 * Static hosts read from the build's own files the same rules that nginx gets from the recipe. Netlify's reader is its
 * own. Cloudflare's stands in `wrangler`, which brings a whole runtime for workers, 100 MB and more, so its documented
 * rules are checked here instead: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
 */
export async function checkHostFiles(log: Log, dist: string): Promise<void> {
  log.heading('Files for static hosts');
  const headersFile = join(dist, '_headers');
  const redirectsFile = join(dist, '_redirects');
  const redirectLines = (await readFile(redirectsFile, 'utf8')).trim().split('\n');

  await log.check("Netlify's own reader takes every header of _headers, for every address", async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [headersFile],
      configHeaders: undefined,
      minimal: true,
    });
    assert.deepEqual(errors, []);
    assert.deepEqual(
      headers.map(({ for: path, values }) => [path, { ...values }]),
      [['/*', parseHeadersFile(await readFile(headersFile, 'utf8'))]],
    );
  });
  await log.check(
    "Netlify's own reader takes every line of _redirects, and rewrites to a file that is there",
    async () => {
      const { redirects, errors } = await parseAllRedirects({
        redirectsFiles: [redirectsFile],
        configRedirects: [],
        minimal: true,
      });
      assert.deepEqual(errors, []);
      assert.equal(redirects.length, redirectLines.length);
      await Promise.all(redirects.map((redirect) => isRewrite(dist, redirect)));
      return `${redirects.length} addresses`;
    },
  );
  await log.check("both files keep Cloudflare's limits", async () => {
    const longest = Math.max(...(await readFile(headersFile, 'utf8')).split('\n').map((line) => line.length));
    assert.ok(longest <= CLOUDFLARE_LINE, `a line of _headers has ${longest} characters`);
    assert.ok(redirectLines.length <= CLOUDFLARE_REDIRECTS, `${redirectLines.length} redirects`);
    for (const line of redirectLines) assert.match(line, /^\/\S+ \/\S+ 200$/);
    return `the longest line has ${longest} of ${CLOUDFLARE_LINE} characters`;
  });
}

async function isRewrite(dist: string, redirect: unknown): Promise<void> {
  assert.ok(typeof redirect === 'object' && redirect !== null && 'to' in redirect && 'status' in redirect);
  assert.equal(redirect.status, 200);
  await readFile(join(dist, String(redirect.to), 'index.html'));
}
