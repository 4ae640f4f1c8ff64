import { type Church, type ChurchRecords, type CollectionName, collectionNames } from '../church.ts';
import type { Removed, RestorableKind } from '../schemas/removed.ts';

/** For how long what was deleted can be restored, in milliseconds: longer than any client offers it. */
const RESTORABLE_FOR = 24 * 60 * 60 * 1000;

/** Whether something that was deleted then can still be restored (LIST-06, MEMB-06). @param removedAt an instant */
export const isRestorable = (church: Church, removedAt: string): boolean =>
  church.now().getTime() - Date.parse(removedAt) <= RESTORABLE_FOR;

/** What names a deleted thing: its number, or its date. */
export interface RemovedThing {
  readonly kind: RestorableKind;
  readonly key: number | string;
}

/** A collection, whatever its records are: a record is checked against its schema when it is added. */
interface AnyCollection {
  create(record: object): Promise<unknown>;
  delete(record: object): unknown;
}

const collectionOf = (church: Church, name: CollectionName): AnyCollection => church[name];

/** Drops what was kept of the thing before, and all whose time is over: nothing of it remains. */
function forget(church: Church, { kind, key }: RemovedThing): void {
  for (const one of church.removed.all().slice()) {
    const isSame = one.kind === kind && one.key === String(key);
    if (isSame || !isRestorable(church, one.removedAt)) church.removed.delete(one);
  }
}

/**
 * Deletes the records of which a thing consists and keeps them aside for {@link bringBack}: no rule that reads posts or files
 * sees them meanwhile.
 * @param ownerId the member who alone may restore it; null where that depends on the role
 */
export async function setAside(
  church: Church,
  thing: RemovedThing,
  records: Partial<ChurchRecords>,
  ownerId: number | null = null,
): Promise<void> {
  forget(church, thing);
  await church.removed.create({
    kind: thing.kind,
    key: String(thing.key),
    removedAt: church.now().toISOString(),
    ownerId,
    records: structuredClone(records),
  });
  for (const name of collectionNames)
    for (const record of records[name] ?? []) collectionOf(church, name).delete(record);
}

/** What was deleted and can still be restored. */
export const findAside = (church: Church, { kind, key }: RemovedThing): Removed | undefined =>
  church.removed
    .all()
    .find((one) => one.kind === kind && one.key === String(key) && isRestorable(church, one.removedAt));

/** Restores a thing with all its records, under the same numbers; what is not kept aside stays as it is. */
export async function bringBack(church: Church, thing: RemovedThing): Promise<void> {
  const { records = {} } = findAside(church, thing) ?? {};
  await Promise.all(
    collectionNames.flatMap((name) => (records[name] ?? []).map((record) => collectionOf(church, name).create(record))),
  );
  forget(church, thing);
}
