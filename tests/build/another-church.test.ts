import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesIn } from '../../src/build/sheets-in-scripts.ts';
import { logo as ourLogo } from '../../src/church/logo.ts';

const run = promisify(execFile);
const TOP = fileURLToPath(new URL('../../', import.meta.url));

/** Texts that occur only in this repository's own church. */
const OURS = /소망|아순시온|Somang|라파초|한경수/i;

/** Makes a production build with the church in a folder, as its README describes. */
const buildChurch = (folder: string, outDir: string) =>
  run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn', '--minify', 'false'],
    {
      cwd: TOP,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CHURCH_FOLDER: folder,
        VITE_API_BASE_URL: '/',
        VITE_SITE_URL: 'https://church.example/',
      },
    },
  );

describe("another church's folder, built", () => {
  let out: string;
  let files: readonly string[];

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'another-church-'));
    await buildChurch('./tests/build/tiny-church', out);
    files = await readdir(out, { recursive: true });
  }, 120_000);
  afterAll(() => rm(out, { recursive: true }));

  const textOf = (file: string) => readFile(join(out, file), 'utf8');

  it('says its name on every page', async () => {
    // The map's frame is not shown before the map is opened, and is rendered without a line by the program.
    const pages = files.filter((file) => file.endsWith('.html') && file !== 'shell.html');
    expect(pages.length).toBeGreaterThan(40);
    for (const html of await Promise.all(pages.map(textOf))) {
      expect(html).toContain('<meta property="og:site_name" content="비야리카 은혜교회">');
      expect(html).toContain('Iglesia de la Gracia');
    }
  });

  it('preloads with what the first scripts ask for later the files that the chunk table means', async () => {
    const listOf = async (chunk: string) => {
      const script = files.find((file) => file.startsWith(`assets/${chunk}-`) && file.endsWith('.js')) ?? '';
      return /__vite__mapDeps[^;]*/.exec(await textOf(script))?.[0];
    };
    expect(await listOf('shell')).toMatch(/assets\/auth-messages-[^;]*assets\/schemas-/);
    expect(await listOf('core')).toMatch(/assets\/auth-messages-/);
  });

  it('asks for all functions of its own scripts to be compiled, and not for those of libraries', async () => {
    const firstLineOf = async (chunk: string) => {
      const script = files.find((file) => file.startsWith(`assets/${chunk}-`) && file.endsWith('.js')) ?? '';
      return (await textOf(script)).split('\n')[0];
    };
    expect(await firstLineOf('shell')).toBe('//# allFunctionsCalledOnLoad');
    expect(await firstLineOf('dnd-kit-core')).not.toBe('//# allFunctionsCalledOnLoad');
  });

  it('has its small sheets in the pages that contain what they concern, and in scripts, but in no file', async () => {
    const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
    const small = (await Promise.all(scripts.map(textOf))).flatMap(rulesIn);
    const vision = await textOf('intro/vision/index.html');
    expect(small.filter((rules) => vision.includes(rules)).length).toBeGreaterThan(0);
    const sheets = await Promise.all(files.filter((file) => file.endsWith('.css')).map(textOf));
    expect(small.filter((rules) => sheets.includes(rules))).toEqual([]);
    // Vite marks unfinished sheets so.
    expect([vision, ...small, ...sheets].filter((text) => text.includes('$vite$'))).toEqual([]);
  });

  it('asks the server of its own host for what a page shows first', async () => {
    expect(await textOf('index.html')).toContain(' data-calls="/api/Announcement?page=1&amp;');
  });

  it.each([
    ['index.html', '비야리카 은혜교회에 오신 것을 환영합니다'],
    ['index.html', '작은 교회가 반갑게 맞이합니다.'],
    ['index.html', '10:30'],
    ['index.html', '언덕길 7번지'],
    ['intro/index.html', '은혜로 사는 교회'],
    ['intro/history/index.html', '첫 예배를 드렸습니다.'],
    ['people/index.html', '성탄의 기쁨이 가정마다 함께하기를 빕니다.'],
    ['site.webmanifest', '비야리카 은혜교회'],
  ])('shows in %s: %s', async (file, words) => {
    expect(await textOf(file)).toContain(words);
  });

  it('shows its own logo on every page, and ours on none', async () => {
    const [home, vision] = await Promise.all(['index.html', 'intro/index.html'].map(textOf));
    for (const html of [home, vision]) {
      expect(html).toContain('viewBox="0 0 20 20"');
      for (const { path } of ourLogo.shapes) expect(html).not.toContain(path);
    }
  });

  it('contains nothing of ours in any page, script or style sheet', async () => {
    const texts = files.filter((file) => /\.(?:html|js|css|webmanifest|xml|txt|svg)$/.test(file));
    const read = await Promise.all(texts.map(async (file) => [file, await textOf(file)] as const));
    expect(read.filter(([, text]) => OURS.test(text)).map(([file]) => file)).toEqual([]);
  });
});
