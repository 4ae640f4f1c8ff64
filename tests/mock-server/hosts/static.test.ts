import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticServer, serveStatic } from '../../../mock-server/hosts/static.ts';

const script = 'console.log("소망");\n'.repeat(200);

/** A request whose path is sent unchanged: `fetch` would normalise it. */
const rawGet = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

describe('a built site on a port', () => {
  let folder: string;
  let server: StaticServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'static-host-'));
    const root = join(folder, 'site');
    await mkdir(join(root, 'assets'), { recursive: true });
    await mkdir(join(root, 'intro/vision'), { recursive: true });
    await mkdir(join(root, 'member/detail/_'), { recursive: true });
    await mkdir(join(root, 'communion/events/_/_'), { recursive: true });
    await Promise.all([
      writeFile(join(root, 'index.html'), '<p>application</p>'),
      writeFile(join(root, 'intro/vision/index.html'), '<p>vision</p>'),
      writeFile(join(root, 'member/detail/_/index.html'), '<p>detail</p>'),
      writeFile(join(root, 'communion/events/_/_/index.html'), '<p>event</p>'),
      writeFile(join(root, '404.html'), '<p>missing</p>'),
      writeFile(join(root, '_headers'), '/assets/*\n  X-Other: no\n/*\n  X-Content-Type-Options: nosniff\n'),
      writeFile(join(root, 'assets/main-abc123.js'), script),
      writeFile(join(root, 'assets/photo-abc123.webp'), 'RIFF'),
      writeFile(join(folder, 'secret.txt'), 'secret'),
    ]);
    await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'));
    server = await serveStatic({ root, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
  const textOf = async (path: string) => (await get(path)).text();

  it.each([
    ['/', 'application'],
    ['/member/detail/3', 'detail'],
    ['/communion/events/2026-11-19/3', 'event'],
    ['/communion/events/2026-11-19', 'missing'],
    ['/no/such/page', 'missing'],
    ['/intro/vision', 'vision'],
    ['/intro/vision/', 'vision'],
    ['/Intro/VISION?from=menu', 'vision'],
  ])('%s shows the page "%s"', async (path, page) => {
    expect(await textOf(path)).toBe(`<p>${page}</p>`);
  });

  it.each(['/assets/gone-abc123.js', '/logo.png', '/api/Announcement', '/api/bibleStudy/1/download', '/%E0%A4%A'])(
    '%s is not found',
    async (path) => {
      expect((await rawGet(server.url, path)).status).toBe(404);
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/link.txt',
    '/..%5csecret.txt',
  ])('%s leads to no file outside the folder', async (path) => {
    const { text } = await rawGet(server.url, path);
    expect(text).not.toContain('secret');
  });

  it('says 404 with the page for what does not exist, so that no cache stores it', async () => {
    expect((await get('/no/such/page')).status).toBe(404);
    expect((await get('/member/detail/3')).status).toBe(200);
  });

  it('names the kind of every file, and sends the headers that the _headers file names for every address', async () => {
    const { headers } = await get('/assets/main-abc123.js');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Other')).toBeNull();
    expect((await get('/assets/photo-abc123.webp')).headers.get('Content-Type')).toBe('image/webp');
    expect((await get('/')).headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('lets files with a hash be kept for ever and asks about all others', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('answers 304 when the caller has the file', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get('/', { headers: { 'If-None-Match': '"older"' } })).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('compresses text for a client that accepts %s', async (accepted, encoding) => {
    const { headers } = await rawGet(server.url, '/assets/main-abc123.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    const length = Number(headers['content-length']);
    if (encoding === undefined) expect(length).toBe(Buffer.byteLength(script));
    else expect(length).toBeLessThan(200);
    const response = await get('/assets/main-abc123.js', { headers: { 'Accept-Encoding': accepted } });
    expect(await response.text()).toBe(script);
  });

  it('does not compress pictures', async () => {
    const { headers } = await rawGet(server.url, '/assets/photo-abc123.webp', { 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String('<p>application</p>'.length));
    expect(await head.text()).toBe('');
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('says in a sentence that its port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveStatic({ root: folder, port })).rejects.toThrow(`Port ${port} is already in use.`);
  });

  it('says in a sentence that there is no site', async () => {
    await expect(serveStatic({ root: join(folder, 'nowhere'), port: 0 })).rejects.toThrow('Build the site first.');
  });
});
