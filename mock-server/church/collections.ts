import { Collection } from '@msw/data';
import * as accounts from './schemas/accounts.ts';
import * as content from './schemas/content.ts';
import * as files from './schemas/files.ts';
import * as organisation from './schemas/organisation.ts';
import * as people from './schemas/people.ts';

/**
 * One empty collection for every kind of record. Records refer to each other by plain keys.
 * Write through the collection alone: a record that is changed in place tells no hook of it, so it is never saved.
 */
export const createCollections = () => ({
  accounts: new Collection({ schema: accounts.accountSchema }),
  members: new Collection({ schema: people.memberSchema }),
  duties: new Collection({ schema: people.dutySchema }),
  zones: new Collection({ schema: people.zoneSchema }),
  families: new Collection({ schema: people.familySchema }),
  roles: new Collection({ schema: accounts.roleSchema }),
  roleRequests: new Collection({ schema: accounts.roleRequestSchema }),
  announcements: new Collection({ schema: content.announcementSchema }),
  advertisements: new Collection({ schema: content.advertisementSchema }),
  bibleStudies: new Collection({ schema: content.bibleStudySchema }),
  bulletins: new Collection({ schema: content.bulletinSchema }),
  events: new Collection({ schema: content.eventSchema }),
  governingSessions: new Collection({ schema: organisation.governingSessionSchema }),
  committees: new Collection({ schema: organisation.committeeSchema }),
  departments: new Collection({ schema: organisation.departmentSchema }),
  missionSocieties: new Collection({ schema: organisation.missionSocietySchema }),
  storedFiles: new Collection({ schema: files.storedFileSchema }),
  refreshTokens: new Collection({ schema: accounts.refreshTokenSchema }),
  mailCodes: new Collection({ schema: accounts.mailCodeSchema }),
  mails: new Collection({ schema: accounts.mailSchema }),
});

export type Collections = ReturnType<typeof createCollections>;
export type CollectionName = keyof Collections;

/** The plain record that a collection holds. */
export type RecordOf<Name extends CollectionName> =
  Collections[Name] extends Collection<infer Schema>
    ? Schema extends { _zod: { output: infer Output } }
      ? Output
      : never
    : never;

/** The collections whose key is a number that the church hands out. */
export type NumberedName = {
  [Name in CollectionName]: RecordOf<Name> extends { id: number } ? Name : never;
}[CollectionName];

export const collectionNames = [
  'accounts',
  'members',
  'duties',
  'zones',
  'families',
  'roles',
  'roleRequests',
  'announcements',
  'advertisements',
  'bibleStudies',
  'bulletins',
  'events',
  'governingSessions',
  'committees',
  'departments',
  'missionSocieties',
  'storedFiles',
  'refreshTokens',
  'mailCodes',
  'mails',
] as const satisfies readonly CollectionName[];

export const numberedNames = [
  'members',
  'duties',
  'zones',
  'families',
  'roleRequests',
  'announcements',
  'advertisements',
  'bibleStudies',
  'events',
  'governingSessions',
  'committees',
  'departments',
  'missionSocieties',
  'mails',
] as const satisfies readonly NumberedName[];
