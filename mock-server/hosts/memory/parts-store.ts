import * as z from 'zod';

/** How an index is stored. */
export const indexSchema = z.object({ form: z.string(), writes: z.int(), changedBy: z.record(z.string(), z.int()) });

/** Which write last changed each part; 0 writes have been made before anything was stored. */
export type PartsIndex = Omit<z.infer<typeof indexSchema>, 'form'>;

/** What has changed since an index was read. */
export interface PartsNews {
  readonly index: PartsIndex;
  readonly parts: Map<string, unknown>;
  /** What is stored has another form, or cannot be read: it counts as nothing, and the next write takes its place. */
  readonly isUnfit: boolean;
}

/** Named values, and the number of the write that each came from, so that a reader fetches only news. */
export interface PartsStore {
  readNews(since: PartsIndex): Promise<PartsNews>;
  /** Stores all of it or nothing; resolves when it would survive the program. */
  write(parts: ReadonlyMap<string, unknown>): Promise<PartsIndex>;
}

export const noParts: PartsIndex = { writes: 0, changedBy: {} };
