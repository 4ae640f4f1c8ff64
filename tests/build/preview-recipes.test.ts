import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const PREVIEWS = fileURLToPath(new URL('../../src/build/previews.ts', import.meta.url));
const README = fileURLToPath(new URL('../rehearsal/README.md', import.meta.url));
const PAGE = '<html><head><title>공지사항</title></head><body></body></html>';

interface NetlifyEdgeFunction {
  readonly config: { readonly path: readonly string[] };
  readonly default: (request: Request, context: { readonly next: () => Promise<Response> }) => Promise<Response>;
}

interface PagesFunction {
  readonly onRequest: (context: {
    readonly request: Request;
    readonly next: () => Promise<Response>;
  }) => Promise<Response>;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => rm(folder, { recursive: true }));

/** The program that README gives for a host, unchanged except for the path of `previews.ts`. */
async function recipeOf<Program>(host: string): Promise<Program> {
  const [, program = ''] =
    new RegExp(`On ${host}[^\n]*:\n\n\`\`\`ts\n(.*?)^\`\`\`$`, 'ms').exec(await readFile(README, 'utf8')) ?? [];
  const file = join(folder, `${host.replaceAll(' ', '-')}.mjs`);
  await writeFile(file, program.replace(/'[./]+\/src\/build\/previews\.ts'/, JSON.stringify(PREVIEWS)));
  const running: Program = await import(/* @vite-ignore */ file);
  return running;
}

const asked = () =>
  new Request('https://www.example.org/communion/announcements/57', {
    headers: { 'User-Agent': 'kakaotalk-scrap/1.0' },
  });
const next = () => Promise.resolve(new Response(PAGE, { headers: { 'Content-Type': 'text/html' } }));

/** The server has one announcement. */
const serve = () =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address === 'https://api.example.org/api/Announcement/57'
        ? Response.json({ title: '성가대 연습', content: '토요일 아침' })
        : new Response('', { status: 404 }),
    ),
  );

describe('PAGE-02 what README gives to hosts that run a few lines', () => {
  it('is on Netlify an edge function that fills the page', async () => {
    serve();
    const { default: answer, config } = await recipeOf<NetlifyEdgeFunction>('Netlify');
    const html = await (await answer(asked(), { next })).text();
    expect(html).toContain('<title>성가대 연습');
    expect(config.path).toEqual(['/communion/*', '/sermon/*']);
  });

  it('is on Cloudflare Pages a middleware that fills the page', async () => {
    serve();
    const { onRequest } = await recipeOf<PagesFunction>('Cloudflare Pages');
    expect(await (await onRequest({ request: asked(), next })).text()).toContain('<title>성가대 연습');
  });

  it('leaves the page to people as it is', async () => {
    serve();
    const { onRequest } = await recipeOf<PagesFunction>('Cloudflare Pages');
    const request = new Request('https://www.example.org/communion/announcements/57');
    expect(await (await onRequest({ request, next })).text()).toBe(PAGE);
  });
});
