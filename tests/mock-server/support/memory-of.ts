import type { Church } from '../../../mock-server/church/church.ts';
import { collectionNames } from '../../../mock-server/church/collections.ts';

/** Copies of all records of a church, which later writes do not change. */
export const memoryOf = (church: Church) => {
  const records: Record<string, readonly object[]> = Object.fromEntries(
    collectionNames.map((name) => [name, church[name].all()]),
  );
  return structuredClone({ records, highestIds: church.highestIds });
};
