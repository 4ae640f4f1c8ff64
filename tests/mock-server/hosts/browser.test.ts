import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../../../mock-server/', import.meta.url));

/** Every file of the mock that one file imports, directly or indirectly. */
function broughtAlong(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(TOP, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
    broughtAlong(join(dirname(file), path), seen);
  }
  return seen;
}

it('CONT-01 no browser loads the words and examples of the contract', () => {
  const files = [...broughtAlong('hosts/browser.ts')];
  expect(files).toContain('api/posts.ts');
  expect(files).toContain('panel/network-part.tsx');
  expect(files.filter((file) => file.startsWith('openapi/'))).toEqual([]);
  expect([...broughtAlong('hosts/http-main.ts')]).toContain('openapi/posts.ts');
});
