import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** A value as text, and the bytes that it refers to by digest. */
export interface WrittenValue {
  readonly text: string;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

const bytesSchema = z.strictObject({ $bytes: z.string() });
const mapSchema = z.strictObject({ $map: z.array(z.tuple([z.unknown(), z.unknown()])) });

/** Writes the value of a part: JSON, maps and bytes. */
export const writeValue = (value: unknown): WrittenValue => {
  const bytes = new Map<string, Uint8Array>();
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => {
      if (inner instanceof Map) return { $map: [...inner] };
      if (!(inner instanceof Uint8Array)) return inner;
      const digest = createHash('sha256').update(inner).digest('hex');
      bytes.set(digest, inner);
      return { $bytes: digest };
    },
    1,
  );
  return { text, bytes };
};

/** The digests of the bytes that a written value needs. */
export const bytesNamedIn = (text: string): string[] => {
  const named: string[] = [];
  JSON.parse(text, (_, inner: unknown) => {
    const { success, data } = bytesSchema.safeParse(inner);
    if (success) named.push(data.$bytes);
    return inner;
  });
  return named;
};

/** @throws when the text was not written by `writeValue`, or bytes are missing */
export const readValue = (text: string, bytes: ReadonlyMap<string, Uint8Array>): unknown =>
  JSON.parse(text, (_, inner: unknown): unknown => {
    const map = mapSchema.safeParse(inner);
    if (map.success) return new Map(map.data.$map);
    const named = bytesSchema.safeParse(inner);
    if (!named.success) return inner;
    const content = bytes.get(named.data.$bytes);
    if (content === undefined) throw new Error(`The file ${named.data.$bytes} is missing`);
    return new Uint8Array(content);
  });
