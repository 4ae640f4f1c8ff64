import { type Church, collectionNames } from '../../../mock-server/church/church.ts';

/** Copies of all records of a church, which later writes do not change. */
export const memoryOf = (church: Church) => {
  const records: Record<string, readonly object[]> = Object.fromEntries(
    collectionNames.map((name) => [name, church[name].all()]),
  );
  return structuredClone({ records, highestIds: church.highestIds });
};
