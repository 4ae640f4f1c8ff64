import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { personas } from '../../mock-server/seeds/personas.ts';
import { mockTraces } from './mock-traces.ts';

const folders: string[] = [];

async function built(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  folders.push(folder);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await Promise.all(Object.entries(files).map(([name, text]) => write(join(folder, name), text)));
  return folder;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('MOCK-05: a production build contains no trace of the mock', () => {
  it.each([
    ['the library', 'import"msw"', 'msw'],
    ['a package of the library', '"@mswjs/interceptors"', '@mswjs'],
    ['the worker', 'register("/demo-worker.js")', 'demo-worker'],
    ['the control', 'fetch("/api/demo/state")', 'api/demo/'],
    ['the panel', 'jsx("h2",{children:"체험판 도구"})', '체험판 도구'],
    ['the colours of the panel', ':root{--demo-ink:#1d2733}', '--demo-ink'],
    ['the e-mail of a persona', `a="${personas.member.email}"`, personas.member.email],
    ['the name of a persona', `a="${personas.admin.name}"`, personas.admin.name],
  ])('finds %s', async (_, text, word) => {
    const folder = await built({ 'index.html': '<p>', 'assets/index-abc.js': `const a=1;${text};` });
    await expect(mockTraces(folder)).resolves.toContain(`assets/index-abc.js holds "${word}"`);
  });

  it('finds the worker by its name alone', async () => {
    const folder = await built({ 'demo-worker.js': '' });
    await expect(mockTraces(folder)).resolves.toEqual(['demo-worker.js holds "demo-worker"']);
  });

  it('accepts a build without it, and words that merely contain the same letters', async () => {
    const folder = await built({ 'index.html': '<p>소망교회</p>', 'assets/a.js': 'const hmsw1="https://example.org"' });
    await expect(mockTraces(folder)).resolves.toEqual([]);
  });

  it('does not accept an empty folder', async () => {
    await expect(mockTraces(await built({}))).rejects.toThrow('is empty');
  });
});
