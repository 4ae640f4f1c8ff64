import * as z from 'zod/mini';
import { wireText } from './wire.ts';

/** More than any list of the church will ever hold; a server that sends more is heard no further (REL-13). */
const MOST = 1000;

/** Text that may be missing, without spaces around it. */
export const wireMessages = z.pipe(
  wireText,
  z.transform((text) => text.trim()),
);

/** A part of a larger answer: where it has no shape, the rest is shown without it. */
export const readPart =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (value: unknown): Value | undefined => {
    const part = schema.safeParse(value);
    return part.success ? part.data : undefined;
  };

export const wirePart = <Value>(schema: z.ZodMiniType<Value>) =>
  z.pipe(z.optional(z.unknown()), z.transform(readPart(schema)));

/**
 * A list that may be missing; what has no place in it is left out.
 * @param most a server that sends more is heard no further
 */
export const wireList = <Item>(read: (value: unknown) => Item | undefined, most = MOST) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((values) => (values ?? []).slice(0, most).flatMap((value) => read(value) ?? [])),
  );

/**
 * A whole answer that is a list: what has no place in it is left out, unless that is all of it (REL-13).
 * @param most a server that sends more is heard no further
 */
export const wireWholeList = <Item>(read: (value: unknown) => Item | undefined, most = MOST) =>
  z.pipe(
    z
      .array(z.unknown())
      .check(
        z.refine((values) => values.length === 0 || values.slice(0, most).some((value) => read(value) !== undefined)),
      ),
    z.transform((values) => values.slice(0, most).flatMap((value) => read(value) ?? [])),
  );

/** An answer in which each thing may be missing, but not all: then it is an answer to something else (REL-13). */
export const wireHoldingAny = <Value>(schema: z.ZodMiniType<Value>, names: readonly string[]) =>
  z.pipe(
    z.pipe(
      z.looseObject({}).check(z.refine((body) => names.some((name) => Object.hasOwn(body, name)))),
      z.transform((body): unknown => body),
    ),
    schema,
  );
