import * as z from 'zod/mini';
import { instant, reference } from './parts.ts';

/** The collections of which a deleted record can be restored (LIST-06); members keep theirs. */
export const restorableKinds = [
  'announcements',
  'advertisements',
  'bibleStudies',
  'events',
  'bulletins',
  'prayers',
] as const;

/**
 * Something that was deleted, in a collection of its own, so that code that reads posts does not see it: `key` is its number or
 * its date, `records` are those of which it consisted, by collection, with its files.
 */
export const removedSchema = z.object({
  kind: z.enum(restorableKinds),
  key: z.string(),
  removedAt: instant,
  /** The member who alone may restore it. */
  ownerId: reference,
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type RestorableKind = (typeof restorableKinds)[number];
export type Removed = z.infer<typeof removedSchema>;
