import { Collection } from '@msw/data';
import type * as z from 'zod/mini';
import * as accounts from './schemas/accounts.ts';
import * as content from './schemas/content.ts';
import * as files from './schemas/files.ts';
import * as organisation from './schemas/organisation.ts';
import { numericId } from './schemas/parts.ts';
import * as people from './schemas/people.ts';
import { prayerSchema } from './schemas/prayers.ts';

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
};

type Schemas = typeof schemas;
export type CollectionName = keyof Schemas;
export type Collections = { readonly [Name in CollectionName]: Collection<Schemas[Name]> };

/** The plain record that a collection holds. */
export type RecordOf<Name extends CollectionName> = z.output<Schemas[Name]>;

/** The collections whose key is a number that the church hands out. */
export type NumberedName = {
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
export const eachCollection = <Things extends Readonly<Record<CollectionName, unknown>>>(
  make: (name: CollectionName) => Things[CollectionName],
): Things =>
  // Each name gets its own value, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Things;

/**
 * One empty collection for every kind of record. Write through the collection only: a record that is changed in place calls no
 * hook, so it is never saved.
 */
export const createCollections = (): Collections =>
  // A collection's type holds its own schema in places that take and places that give: no union of them fits.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  eachCollection((name) => new Collection({ schema: schemas[name] }) as unknown as Collections[CollectionName]);
