import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutStyleElement } from '@/build/quiet-zoom-styles-plugin.ts';

const LIBRARY = fileURLToPath(import.meta.resolve('react-zoom-pan-pinch')).replace('index.cjs.js', 'index.esm.js');

describe('the zoom library, as it is bundled', () => {
  it('puts no style element into the page', async () => {
    const code = await readFile(LIBRARY, 'utf8');
    const calls = (text: string) => text.match(/^styleInject\(/gm) ?? [];
    expect(calls(code)).toHaveLength(1);
    const quiet = withoutStyleElement(code);
    expect(calls(quiet)).toEqual([]);
    expect(quiet).toContain('export { Context');
  });

  it('stops the build with a sentence when it brings its styles in another way', () => {
    expect(() => withoutStyleElement('adoptStyles(css);')).toThrow(
      /react-zoom-pan-pinch no longer calls styleInject.*quiet-zoom-styles-plugin\.ts/,
    );
  });
});
