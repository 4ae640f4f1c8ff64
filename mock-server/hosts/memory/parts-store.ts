import * as z from 'zod/mini';

/** How an index is stored. */
export const indexSchema = z.object({ form: z.string(), writes: z.int(), changedBy: z.record(z.string(), z.int()) });

/** Which write last changed each part; `writes` is 0 before the first one. */
export type PartsIndex = Omit<z.infer<typeof indexSchema>, 'form'>;

/** The changes since an index was read. */
export interface PartsNews {
  readonly index: PartsIndex;
  readonly parts: Map<string, unknown>;
  /** The stored data has another format, or cannot be read: it is ignored, and the next write replaces it. */
  readonly isUnfit: boolean;
}

/** Named values, each with the number of its last write, so that a reader fetches only changes. */
export interface PartsStore {
  readNews(since: PartsIndex): Promise<PartsNews>;
  /** Stores all parts or none; resolves when they are durable. */
  write(parts: ReadonlyMap<string, unknown>): Promise<PartsIndex>;
}

export const noParts: PartsIndex = { writes: 0, changedBy: {} };
