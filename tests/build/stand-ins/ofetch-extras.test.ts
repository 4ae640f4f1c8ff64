import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import readBody, * as extras from '@/build/stand-ins/ofetch-extras.ts';

describe('ofetch in the bundle', () => {
  it('uses only those functions of its two helpers that are replaced', async () => {
    const entry = fileURLToPath(import.meta.resolve('ofetch'));
    const shared = /shared\/ofetch\.\w+\.mjs/.exec(await readFile(entry, 'utf8'))?.[0] ?? '';
    const code = await readFile(new URL(shared, `file://${entry}`), 'utf8');
    const asked = [...code.matchAll(/^import (.+) from '(?:ufo|destr)'/gm)].map(([, names]) => names);
    expect(asked).toEqual(['destr', '{ withBase, withQuery }']);
  });

  it('throws when it uses others', () => {
    for (const use of [readBody, extras.withBase, extras.withQuery]) expect(use).toThrow('ofetch-extras.ts');
  });
});
