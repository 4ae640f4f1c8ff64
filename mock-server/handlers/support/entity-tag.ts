import { done } from '../../church/rules/outcome.ts';
import type { Reader } from './readers.ts';

/** The ETag of a record's version. */
export const entityTag = (version: number): string => `"${version}"`;

/** The version that `If-Match` names; `undefined` without the header and for `*`. A foreign tag matches no version. */
export const ifMatch: Reader<number | undefined> = ({ request }) => {
  const tag = request.headers.get('If-Match')?.trim();
  if (tag === undefined || tag === '*') return done(undefined);
  return done(Number(/^(?:W\/)?"(\d+)"$/.exec(tag)?.[1] ?? -1));
};
