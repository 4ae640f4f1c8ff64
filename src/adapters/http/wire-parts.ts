import * as z from 'zod/mini';
import { wireText } from './wire.ts';

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
