import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What is there for those outside: a church in a test, the church that `src/main.tsx` loads, what builds put in a library's place,
 * and how scenarios tell calls apart, as faults do.
 */
const DOORS = ['openNodeHost', 'startBesidePage', 'getCallFrame', 'flagIn'];

const textsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${TOP}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(`${TOP}${folder}/${file}`, 'utf8')]),
  );

it('no file of the mock exports what its own tests alone use', () => {
  const texts = textsOf('mock-server');
  const lonely = [...texts].flatMap(([file, text]) => {
    const names = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
    const isUsed = (name: string): boolean =>
      [...texts].some(([other, each]) => other !== file && new RegExp(String.raw`\b${name}\b`).test(each));
    return names.filter((name) => !DOORS.includes(name) && !isUsed(name)).map((name) => `${file} ${name}`);
  });
  expect(lonely).toEqual([]);
});
