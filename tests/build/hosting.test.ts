import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirectsFile } from '../../src/build/hosting.ts';
import { prerenderedPaths, routePaths } from '../../src/build/prerender-entry.tsx';

const readme = readFileSync(new URL('../rehearsal/README.md', import.meta.url), 'utf8');
const recipe = /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? '';
const locations = [...recipe.matchAll(/^ *location [^{]*\{(.*?)\}/gms)].map(([text, rules = '']) => ({ text, rules }));
const withOwnHeaders = locations.filter(({ rules }) => rules.includes('add_header'));
const patterns = [...recipe.matchAll(/^ *location ~\* (\S+) \{ try_files \$uri (\S+);/gm)].map(
  ([, pattern = '', target = '']) => ({ pattern: new RegExp(pattern, 'i'), target }),
);

describe('the recipe for nginx', () => {
  it('has locations, some with headers of their own', () => {
    expect(locations.length).toBeGreaterThan(patterns.length);
    expect(patterns).not.toEqual([]);
    expect(withOwnHeaders).not.toEqual([]);
  });

  // In nginx, an `add_header` of its own drops all inherited ones.
  it.each(withOwnHeaders)('REL-25 loses no header in $text', ({ rules }) => {
    expect(rules).toMatch(/include \S+headers\.conf;/);
  });

  it('REL-25 sends the headers everywhere else', () => {
    expect(recipe).toMatch(/^ {2}include \S+headers\.conf;$/m);
  });

  it.each(patterns)('leads to an existing file: $target', ({ target }) => {
    expect(prerenderedPaths.map((path) => `${path}/index.html`)).toContain(target);
  });

  it.each(routePaths.filter((path) => path.includes(':')))('serves %s, in any spelling', (path) => {
    const address = path.replaceAll(/:\w+/g, '7');
    const target = `${path.replaceAll(/:\w+/g, '_')}/index.html`;
    for (const spelt of [address, address.toUpperCase()])
      expect(patterns.find(({ pattern }) => pattern.test(spelt))?.target).toBe(target);
  });

  it.each(routePaths.filter((path) => !path.includes(':')))('leaves %s its own file', (path) => {
    expect(patterns.find(({ pattern }) => pattern.test(path))).toBeUndefined();
  });
});

describe('the redirects of static hosts', () => {
  it('lead to existing files', () => {
    const targets = [...redirectsFile(routePaths).matchAll(/ (\S+)\/ 200$/gm)].map(([, target]) => target);
    expect(targets).toHaveLength(routePaths.filter((path) => path.includes(':')).length);
    expect(prerenderedPaths).toEqual(expect.arrayContaining(targets));
  });
});
