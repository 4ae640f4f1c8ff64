import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseModule } from '../architecture/support/module.ts';

/** The modules that a module imports statically for their values, by their paths from the root of the repository. */
export type ImportsOf = (path: string) => readonly string[];

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = /\.tsx?$/;
const read = new Map<string, readonly string[]>();

/** The imports of a module of the repository. @throws Error where there is no such module */
export const importsInRepository: ImportsOf = (path) => {
  const known = read.get(path);
  if (known !== undefined) return known;
  if (!existsSync(TOP + path)) throw new Error(`There is no ${path}`);
  const { imports } = parseModule(path, readFileSync(TOP + path, 'utf8'));
  const found = imports.flatMap(({ path: to, typeOnly, dynamic }) =>
    to === undefined || typeOnly || dynamic || !SCRIPT.test(to) ? [] : [to],
  );
  read.set(path, found);
  return found;
};

/**
 * What is loaded as soon as a module is.
 * @returns for each module the way to it, from the entry on
 */
export function loadedWith(entry: string, importsOf: ImportsOf): ReadonlyMap<string, readonly string[]> {
  const ways = new Map([[entry, [entry]]]);
  // Iterating over a map includes what is added meanwhile.
  for (const [path, way] of ways) {
    for (const to of importsOf(path)) if (!ways.has(to)) ways.set(to, [...way, to]);
  }
  return ways;
}
