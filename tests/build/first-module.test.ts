import { readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Whether a syntax tree awaits something outside of functions. */
const awaits = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('type' in node && typeof node.type === 'string') {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'AwaitExpression' || ('await' in node && node.await === true)) return true;
  }
  return Object.values(node).some(awaits);
};

const awaitsAtTop = (code: string): boolean => awaits(parseSync('main.tsx', code).program);

describe('the first module of the program', () => {
  it.each(['await a;', 'if (a) await b();', 'const a = (await b).c;', 'for await (const a of b) a();'])(
    'would be waited for with %s',
    (code) => {
      expect(awaitsAtTop(code)).toBe(true);
    },
  );

  it.each(['const a = async () => await b;', 'async function a() { await b; }'])('would not be with %s', (code) => {
    expect(awaitsAtTop(code)).toBe(false);
  });

  it('awaits nothing: pages import the file that it is in, and it waits for pages', async () => {
    expect(awaitsAtTop(await readFile(new URL('../../src/main.tsx', import.meta.url), 'utf8'))).toBe(false);
  });
});
