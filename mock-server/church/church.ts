import { Collection } from '@msw/data';
import type * as z from 'zod/mini';
import * as accounts from './schemas/accounts.ts';
import * as content from './schemas/content.ts';
import * as files from './schemas/files.ts';
import * as organisation from './schemas/organisation.ts';
import { numericId } from './schemas/parts.ts';
import * as people from './schemas/people.ts';
import { prayerSchema } from './schemas/prayers.ts';
import { removedSchema } from './schemas/removed.ts';

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
  readonly highestIds: Map<string, number>;
  /**
   * The number of members that each account has recently read from the directory (MINE-03). It is not stored: a restart
   * resets it.
   */
  readonly directoryReadings: Map<string, readonly DirectoryReading[]>;
  /** The moments, in milliseconds, of the calls whose pace is limited, by call and caller. Not stored either. */
  readonly pacedCalls: Map<string, readonly number[]>;
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
  const highestIds = new Map<string, number>();

  const raise = (name: NumberedName, id: number): void => {
    highestIds.set(name, Math.max(id, highestIds.get(name) ?? 0));
  };

  // A deleted number stays taken: links, open tabs and an undo may still name it.
  for (const name of numberedNames) onDeleted(collections[name], ({ id }: { id: number }) => raise(name, id));
  onDeleted(collections.drafts, ({ kind, postId }: content.Draft) => raise(kind, postId));

  const nextId = (name: NumberedName): number => {
    for (const { id } of collections[name].all()) raise(name, id);
    for (const { kind, postId } of collections.drafts.all()) raise(kind, postId);
    raise(name, (highestIds.get(name) ?? 0) + 1);
    return highestIds.get(name) ?? 1;
  };

  return { ...collections, now, nextId, highestIds, directoryReadings: new Map(), pacedCalls: new Map() };
};

/** Every kind of record. Records refer to each other by plain keys. */
const schemas = {
  accounts: accounts.accountSchema,
  members: people.memberSchema,
  duties: people.dutySchema,
  zones: people.zoneSchema,
  families: people.familySchema,
  visibilities: people.visibilitySchema,
  roles: accounts.roleSchema,
  roleRequests: accounts.roleRequestSchema,
  linkRequests: accounts.linkRequestSchema,
  announcements: content.announcementSchema,
  advertisements: content.advertisementSchema,
  bibleStudies: content.bibleStudySchema,
  bulletins: content.bulletinSchema,
  events: content.eventSchema,
  drafts: content.draftSchema,
  attendances: content.attendanceSchema,
  governingSessions: organisation.governingSessionSchema,
  committees: organisation.committeeSchema,
  departments: organisation.departmentSchema,
  missionSocieties: organisation.missionSocietySchema,
  storedFiles: files.storedFileSchema,
  refreshTokens: accounts.refreshTokenSchema,
  mailCodes: accounts.mailCodeSchema,
  mails: accounts.mailSchema,
  prayers: prayerSchema,
  corrections: accounts.correctionSchema,
  removed: removedSchema,
};

type Schemas = typeof schemas;
export type CollectionName = keyof Schemas;
type Collections = { readonly [Name in CollectionName]: Collection<Schemas[Name]> };

/** The plain record that a collection holds. */
export type RecordOf<Name extends CollectionName> = z.output<Schemas[Name]>;

/** The collections whose key is a number that the church hands out. */
type NumberedName = {
  [Name in CollectionName]: RecordOf<Name> extends { id: number } ? Name : never;
}[CollectionName];

// The keys of an object literal are known, but the compiler cannot infer that.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const collectionNames = Object.keys(schemas) as readonly CollectionName[];

const isNumbered = (name: CollectionName): name is NumberedName => {
  const { shape } = schemas[name];
  return 'id' in shape && shape.id === numericId;
};

export const numberedNames: readonly NumberedName[] = collectionNames.filter(isNumbered);

/** One thing for every kind of record, by its name. */
const eachCollection = <Things extends Readonly<Record<CollectionName, unknown>>>(
  make: (name: CollectionName) => Things[CollectionName],
): Things =>
  // Each name gets its own value, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Things;

/**
 * One empty collection for every kind of record. Write through the collection only: a record that is changed in place calls no
 * hook, so it is never saved.
 */
const createCollections = (): Collections =>
  // A collection's type holds its own schema in places that take and places that give: no union of them fits.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  eachCollection((name) => new Collection({ schema: schemas[name] }) as unknown as Collections[CollectionName]);

const writes = ['create', 'update', 'delete'] as const;

type Write = (typeof writes)[number];

/** The part of a collection that is the same for all schemas, where it is listened to. */
interface Hooked {
  readonly hooks: {
    on(type: Write, listener: (event: never) => void): unknown;
    removeListener(type: Write, listener: (event: never) => void): unknown;
  };
}

/** The same, where a collection is emptied. */
interface Emptied {
  all(): readonly object[];
  delete(record: object): unknown;
}

/**
 * Removes every record, first to last. The collection's own `clear` iterates over a list that shrinks meanwhile: it calls the
 * hooks for every other record only, and searches each from the front, which takes a second for 10 000.
 */
export const emptyOut = (collection: Emptied): void => {
  for (const record of collection.all().slice()) collection.delete(record);
};

/** Calls back with every record that is about to be deleted. */
const onDeleted = ({ hooks }: Hooked, listener: (deleted: never) => void): void => {
  hooks.on('delete', (event: { data: { deletedRecord: never } }) => listener(event.data.deletedRecord));
};

/** Calls back on every write, before it is visible: the collection shows it only in a later task. */
export const onAnyWrite = ({ hooks }: Hooked, listener: () => void): (() => void) => {
  for (const type of writes) hooks.on(type, listener);
  return () => {
    for (const type of writes) hooks.removeListener(type, listener);
  };
};

/** Every record of a church, kind by kind, in the order of creation. */
export type ChurchRecords = { [Name in CollectionName]: RecordOf<Name>[] };

/** A set of records with nothing in it, to be spread under the parts of a world. */
export const emptyRecords = (): ChurchRecords => eachCollection<ChurchRecords>(() => []);

/** The same, where a collection is filled. */
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
 * Empties the church and fills it with copies of these records; numbering and the limits of pace restart.
 * @throws when a record does not fit its schema; the church is then partly filled.
 */
export const refill = async (church: Church, records: ChurchRecords): Promise<void> => {
  for (const name of collectionNames) emptyOut(church[name]);
  church.highestIds.clear();
  church.directoryReadings.clear();
  church.pacedCalls.clear();
  await addRecords(church, structuredClone(records));
};
