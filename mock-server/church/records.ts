import type { Church } from './church.ts';
import {
  type CollectionName,
  type Collections,
  collectionNames,
  eachCollection,
  type RecordOf,
} from './collections.ts';
import { emptyOut } from './hooks.ts';

/** Every record of a church, kind by kind, in the order of creation. */
export type ChurchRecords = { [Name in CollectionName]: RecordOf<Name>[] };

/** A set of records with nothing in it, to be spread under the parts of a world. */
export const emptyRecords = (): ChurchRecords => eachCollection<ChurchRecords>(() => []);

/** The part of a collection that is the same for all schemas. */
interface Created {
  create(record: object): Promise<unknown>;
}

/**
 * Adds the records, each kind in its order.
 * @throws when a record does not fit its schema.
 */
const addRecords = async (collections: Collections, records: ChurchRecords): Promise<void> => {
  await Promise.all(
    collectionNames.flatMap((name) => {
      const collection: Created = collections[name];
      return records[name].map((record) => collection.create(record));
    }),
  );
};

/**
 * Adds plain records to one collection, in their order.
 * @throws when a record does not fit its schema.
 */
export const fill = async <Name extends CollectionName>(
  church: Church,
  name: Name,
  records: readonly RecordOf<Name>[],
): Promise<void> => addRecords(church, { ...emptyRecords(), [name]: records });

/**
 * Empties the church and fills it with copies of these records; numbering and the pace of the directory restart.
 * @throws when a record does not fit its schema; the church is then partly filled.
 */
export const refill = async (church: Church, records: ChurchRecords): Promise<void> => {
  for (const name of collectionNames) emptyOut(church[name]);
  church.highestIds.clear();
  church.directoryReadings.clear();
  await addRecords(church, structuredClone(records));
};
