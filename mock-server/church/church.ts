import { type Collections, createCollections, type NumberedName, numberedNames } from './collections.ts';
import { onDeleted } from './hooks.ts';
import type { Draft } from './schemas/content.ts';

interface ChurchOptions {
  /** The clock of all rules. */
  readonly now: () => Date;
}

/** The records of a church: a collection per kind of record, its clock, and its numbering. */
export interface Church extends Collections {
  now(): Date;
  /** The next free number, above every number that this collection has ever held, deleted ones included. */
  nextId(name: NumberedName): number;
  /** The highest number handed out or deleted, per collection. For the snapshot and the seeds alone. */
  readonly highestIds: Map<NumberedName, number>;
  /**
   * The number of members that each account has recently read from the directory (MINE-03). It is not stored: a restart
   * resets it.
   */
  readonly directoryReadings: Map<string, readonly DirectoryReading[]>;
}

export interface DirectoryReading {
  /** Milliseconds, by the church's clock. */
  readonly at: number;
  /** How many members the answer contained. */
  readonly people: number;
}

/** A church without records; `populate` fills it with one of the worlds. */
export const createChurch = ({ now }: ChurchOptions): Church => {
  const collections = createCollections();
  const highestIds = new Map<NumberedName, number>();

  const raise = (name: NumberedName, id: number): void => {
    highestIds.set(name, Math.max(id, highestIds.get(name) ?? 0));
  };

  // A deleted number stays taken: links, open tabs and an undo may still name it.
  for (const name of numberedNames) onDeleted(collections[name], ({ id }: { id: number }) => raise(name, id));
  onDeleted(collections.drafts, ({ kind, postId }: Draft) => raise(kind, postId));

  const nextId = (name: NumberedName): number => {
    for (const { id } of collections[name].all()) raise(name, id);
    for (const { kind, postId } of collections.drafts.all()) raise(kind, postId);
    raise(name, (highestIds.get(name) ?? 0) + 1);
    return highestIds.get(name) ?? 1;
  };

  return { ...collections, now, nextId, highestIds, directoryReadings: new Map() };
};
