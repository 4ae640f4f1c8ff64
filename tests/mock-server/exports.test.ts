import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The modules for use outside of the mock: a mocked church in a test, the one that `src/main.tsx` loads, the
 * replacements of libraries in builds, and how scenarios and faults tell calls apart.
 */
const DOORS = ['openNodeHost', 'startBesidePage', 'getCallFrame', 'flagIn'];

const textsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${TOP}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(`${TOP}${folder}/${file}`, 'utf8')]),
  );

/** Mentioned in the mock besides where it is declared, in its own file or another. */
const isUsed = (texts: ReadonlyMap<string, string>, name: string): boolean =>
  [...texts.values()].flatMap((text) => text.match(new RegExp(String.raw`\b${name}\b`, 'g')) ?? []).length > 1;

it('every constant and function that the mock exports is mentioned in the mock besides where it is declared', () => {
  const texts = textsOf('mock-server');
  const lonely = [...texts].flatMap(([file, text]) => {
    const names = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
    return names.filter((name) => !DOORS.includes(name) && !isUsed(texts, name)).map((name) => `${file} ${name}`);
  });
  expect(lonely).toEqual([]);
});
