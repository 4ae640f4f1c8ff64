import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutStyleElement } from '@/build/quiet-zoom-styles-plugin.ts';

const LIBRARY = fileURLToPath(import.meta.resolve('react-zoom-pan-pinch')).replace('index.cjs.js', 'index.esm.js');

describe('the zoom library in the bundle', () => {
  it('adds no style element to the page', async () => {
    const code = await readFile(LIBRARY, 'utf8');
    const calls = (text: string) => text.match(/^styleInject\(/gm) ?? [];
    expect(calls(code)).toHaveLength(1);
    const quiet = withoutStyleElement(code);
    expect(calls(quiet)).toEqual([]);
    expect(quiet).toContain('export { Context');
  });

  it('stops the build with a sentence when its code has changed', () => {
    expect(() => withoutStyleElement('adoptStyles(css);')).toThrow(
      /react-zoom-pan-pinch no longer calls styleInject.*quiet-zoom-styles-plugin\.ts/,
    );
  });
});
