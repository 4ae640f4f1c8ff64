import { done } from '../../church/rules/outcome.ts';
import type { Reader } from './readers.ts';

/** The ETag of a record's version. */
export const entityTag = (version: number): string => `"${version}"`;

/** A version that no record has. */
const noVersion = -1;

/**
 * The version that `If-Match` names; `undefined` without the header and for `*`. A foreign tag matches no version, and so does
 * a weak one: `If-Match` compares strongly (RFC 9110, 13.1.1).
 */
export const ifMatch: Reader<number | undefined> = ({ request }) => {
  const tag = request.headers.get('If-Match')?.trim();
  if (tag === undefined || tag === '*') return done(undefined);
  return done(Number(/^"(\d+)"$/.exec(tag)?.[1] ?? noVersion));
};
