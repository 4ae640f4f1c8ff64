import * as z from 'zod/mini';
import { parseUrl, pathInside } from '@/shared/addresses.ts';
import { readCalendarDate } from '@/shared/dates.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';

/** Some ids are numbers, others are texts. */
export const wireId = z.union([z.number(), z.string()]);

/** Text that may be missing. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** A day or an instant; any other value is read as no date, and the rest of the answer is kept. */
export const wireDate = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? readCalendarDate(value) : undefined)),
);

/** A list of items that must all match; what a server sends beyond `most` is dropped (REL-13). */
export const wireUpTo = <Item>(most: number, item: z.ZodMiniType<Item>) =>
  z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) => items.slice(0, most)),
    ),
    z.array(item),
  );

/** A page of a list; what a server sends beyond the page size is dropped. */
export const wirePage = <Item>(item: z.ZodMiniType<Item>) => wireUpTo(PAGE_SIZE, item);

/** The fields of every post on the wire. */
export const wirePost = { id: wireId, title: wireText, created: wireDate, edited: wireDate, pinnedUntil: wireDate };

/** The fields of a written post. */
export const wireWrittenPost = { ...wirePost, content: wireText, author: wireText };

/** Below the server's base address: one page of a list of posts, from 1. */
export const postPagePath = (list: string, number: number): string =>
  `${list}?page=${number}&itemsPerPage=${PAGE_SIZE}`;

/** More items than any list of the church has; further items in an answer are dropped (REL-13). */
const MAX_ITEMS = 1000;

/** Text that may be missing, trimmed. */
export const wireTrimmedText = z.pipe(
  wireText,
  z.transform((text) => text.trim()),
);

/** Reads a part of a larger answer; undefined when it does not match its schema, so that the rest is still shown. */
export const readPart =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (value: unknown): Value | undefined => {
    const part = schema.safeParse(value);
    return part.success ? part.data : undefined;
  };

export const wirePart = <Value>(schema: z.ZodMiniType<Value>) =>
  z.pipe(z.optional(z.unknown()), z.transform(readPart(schema)));

/**
 * A list that may be missing; items that do not match are dropped.
 * @param most what a server sends beyond is dropped
 */
export const wireList = <Item>(read: (value: unknown) => Item | undefined, most = MAX_ITEMS) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((values) => (values ?? []).slice(0, most).flatMap((value) => read(value) ?? [])),
  );

/**
 * An answer that is a list: items that do not match are dropped; when none matches, the answer is refused (REL-13).
 * @param most what a server sends beyond is dropped
 */
export const wireWholeList = <Item>(read: (value: unknown) => Item | undefined, most = MAX_ITEMS) =>
  z.pipe(
    z
      .array(z.unknown())
      .check(
        z.refine((values) => values.length === 0 || values.slice(0, most).some((value) => read(value) !== undefined)),
      ),
    z.transform((values) => values.slice(0, most).flatMap((value) => read(value) ?? [])),
  );

/** An answer in which each property may be missing, but not all of them; then the answer is refused (REL-13). */
export const wireWithAnyOf = <Value>(schema: z.ZodMiniType<Value>, names: readonly string[]) =>
  z.pipe(
    z.pipe(
      z.looseObject({}).check(z.refine((body) => names.some((name) => Object.hasOwn(body, name)))),
      z.transform((body): unknown => body),
    ),
    schema,
  );

/**
 * Resolves the address of an image against the server's own (AUTH-19).
 * @param baseUrl the configured server, absolute or `/`
 * @returns undefined for an address that is not http or https of that server (REL-14)
 */
export function imageAddress(baseUrl: string, named: string): string | undefined {
  if (baseUrl === '/') return pathInside(named);
  const url = parseUrl(named, baseUrl);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isHttp && url.origin === parseUrl(baseUrl)?.origin ? url.href : undefined;
}
