import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');

/** What is known of browsers, by MDN. */
export const compatData: CompatData = JSON.parse(readFileSync(file, 'utf8'));

/** A branch of the data: what is known of one thing, and of the things that belong to it. */
export function branch(parent: Identifier | undefined, name: string): Identifier | undefined {
  if (parent === undefined || name === '__compat' || !Object.hasOwn(parent, name)) return undefined;
  return parent[name];
}

// oxlint-disable-next-line no-underscore-dangle -- the name is MDN's
export const compatOf = (found: Identifier | undefined): CompatStatement | undefined => found?.__compat;

/** The names of all things that belong to a branch. */
export const namesIn = (parent: Identifier | undefined): readonly string[] =>
  Object.keys(parent ?? {}).filter((name) => name !== '__compat');
