import type { Church } from './church.ts';
import { type CollectionName, collectionNames, type NumberedName, type RecordOf } from './collections.ts';
import { emptyOut, onAnyWrite } from './hooks.ts';
import { addRecords, type ChurchRecords, emptyRecords, readRecords } from './records.ts';

/** Everything that a church remembers, as plain values that IndexedDB and `structuredClone` take; bytes stay bytes. */
export interface ChurchSnapshot {
  readonly records: ChurchRecords;
  /** Highest number per collection, so that a restored church hands out no number twice. */
  readonly highestIds: Map<NumberedName, number>;
}

/**
 * Adds plain records to one collection, in their order.
 * @throws when a record does not fit its schema.
 */
export const fill = async <Name extends CollectionName>(
  church: Church,
  name: Name,
  records: readonly RecordOf<Name>[],
): Promise<void> => addRecords(church, { ...emptyRecords(), [name]: records });

/** A copy that later writes do not reach. Records stand in the order of their creation. */
export const takeSnapshot = (church: Church): ChurchSnapshot =>
  structuredClone({ records: readRecords(church), highestIds: church.highestIds });

/**
 * Makes the church what it was when the snapshot was taken: empties it, then fills it.
 * @throws when a record does not fit its schema, as one from an older version may; the church is then partly filled,
 *   and the caller populates it anew.
 */
export const restoreSnapshot = async (church: Church, snapshot: ChurchSnapshot): Promise<void> => {
  const { records, highestIds } = structuredClone(snapshot);
  for (const name of collectionNames) emptyOut(church[name]);
  church.highestIds.clear();
  await addRecords(church, records);
  for (const [name, id] of highestIds) church.highestIds.set(name, id);
};

/**
 * Calls the listener after writes, once for all that happened together, when the collections show them: the `update`
 * hook fires before its commit, so the call waits for a later task.
 * @returns a function that ends the watch; a call still due is dropped.
 */
export const onChurchChange = (church: Church, listener: () => void): (() => void) => {
  let due: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    due ??= setTimeout(() => {
      due = undefined;
      listener();
    }, 0);
  };
  const ends = collectionNames.map((name) => onAnyWrite(church[name], schedule));
  return () => {
    clearTimeout(due);
    for (const end of ends) end();
  };
};
