import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startHttpHost } from '../../../../mock-server/hosts/http.ts';
import { makeCertificate } from './certificate.ts';
import { serveSite } from './front.ts';

/** Long enough to be worth compressing. */
const PAGE = '<p>교회</p>'.repeat(500);

async function folderAndChurch() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(root, 'index.html'), PAGE);
  const church = await startHttpHost({ port: 0, world: 'empty' });
  onTestFinished(church.close);
  return { root, api: church.url };
}

it('a site is served with its calls on one origin by HTTP/1.1', async () => {
  const site = await serveSite(await folderAndChurch());
  onTestFinished(site.close);
  const page = await fetch(`${site.url}/`);
  expect(await page.text()).toBe(PAGE);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  const list = await fetch(`${site.url}/api/Announcement?page=1&itemsPerPage=10`);
  expect(await list.json()).toEqual([]);
});

it('the same is served by HTTP/2, without what belongs to a connection of HTTP/1.1', async () => {
  const certificate = makeCertificate();
  const site = await serveSite({ ...(await folderAndChurch()), certificate });
  const session = connect(site.url, { ca: certificate.cert });
  onTestFinished(async () => {
    session.destroy();
    await site.close();
  });
  const answers = await Promise.all(
    ['/', '/api/Announcement?page=1&itemsPerPage=10'].map(
      (path) =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          const stream = session.request({ ':path': path });
          stream.on('response', resolve).on('error', reject).resume();
        }),
    ),
  );
  expect(answers).toMatchObject([{ ':status': 200, 'content-encoding': 'gzip' }, { ':status': 200 }]);
  expect(answers[1]).not.toHaveProperty('connection');
});
