import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');

/** MDN's browser compatibility data. */
export const compatData: CompatData = JSON.parse(readFileSync(file, 'utf8'));

/** A branch of the data, with the data of one feature and its sub-features. */
export function branch(parent: Identifier | undefined, name: string): Identifier | undefined {
  if (parent === undefined || name === '__compat' || !Object.hasOwn(parent, name)) return undefined;
  return parent[name];
}

// oxlint-disable-next-line no-underscore-dangle -- MDN's own name
export const compatOf = (found: Identifier | undefined): CompatStatement | undefined => found?.__compat;

/** The names of a branch's sub-features. */
export const namesIn = (parent: Identifier | undefined): readonly string[] =>
  Object.keys(parent ?? {}).filter((name) => name !== '__compat');
