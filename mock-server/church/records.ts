import type { Collection } from '@msw/data';
import type { ZodObject } from 'zod';
import type { CollectionName, Collections, RecordOf } from './collections.ts';

/** Every record of a church, kind by kind, in the order of creation. */
export type ChurchRecords = { [Name in CollectionName]: RecordOf<Name>[] };

/** A set of records with nothing in it, to be spread under the parts of a world. */
export const emptyRecords = (): ChurchRecords => ({
  accounts: [],
  members: [],
  duties: [],
  zones: [],
  families: [],
  roles: [],
  roleRequests: [],
  announcements: [],
  advertisements: [],
  bibleStudies: [],
  bulletins: [],
  events: [],
  governingSessions: [],
  committees: [],
  departments: [],
  missionSocieties: [],
  storedFiles: [],
  refreshTokens: [],
  mailCodes: [],
  mails: [],
});

/** The collections' own records, not copies. */
export const readRecords = (collections: Collections): ChurchRecords => ({
  accounts: collections.accounts.all(),
  members: collections.members.all(),
  duties: collections.duties.all(),
  zones: collections.zones.all(),
  families: collections.families.all(),
  roles: collections.roles.all(),
  roleRequests: collections.roleRequests.all(),
  announcements: collections.announcements.all(),
  advertisements: collections.advertisements.all(),
  bibleStudies: collections.bibleStudies.all(),
  bulletins: collections.bulletins.all(),
  events: collections.events.all(),
  governingSessions: collections.governingSessions.all(),
  committees: collections.committees.all(),
  departments: collections.departments.all(),
  missionSocieties: collections.missionSocieties.all(),
  storedFiles: collections.storedFiles.all(),
  refreshTokens: collections.refreshTokens.all(),
  mailCodes: collections.mailCodes.all(),
  mails: collections.mails.all(),
});

const addAll = async <Schema extends ZodObject>(
  collection: Collection<Schema>,
  records: readonly Parameters<Collection<Schema>['create']>[0][],
): Promise<void> => {
  await Promise.all(records.map((record) => collection.create(record)));
};

/**
 * Adds the records, each kind in its order.
 * @throws when a record does not fit its schema.
 */
export const addRecords = async (collections: Collections, records: ChurchRecords): Promise<void> => {
  await Promise.all([
    addAll(collections.accounts, records.accounts),
    addAll(collections.members, records.members),
    addAll(collections.duties, records.duties),
    addAll(collections.zones, records.zones),
    addAll(collections.families, records.families),
    addAll(collections.roles, records.roles),
    addAll(collections.roleRequests, records.roleRequests),
    addAll(collections.announcements, records.announcements),
    addAll(collections.advertisements, records.advertisements),
    addAll(collections.bibleStudies, records.bibleStudies),
    addAll(collections.bulletins, records.bulletins),
    addAll(collections.events, records.events),
    addAll(collections.governingSessions, records.governingSessions),
    addAll(collections.committees, records.committees),
    addAll(collections.departments, records.departments),
    addAll(collections.missionSocieties, records.missionSocieties),
    addAll(collections.storedFiles, records.storedFiles),
    addAll(collections.refreshTokens, records.refreshTokens),
    addAll(collections.mailCodes, records.mailCodes),
    addAll(collections.mails, records.mails),
  ]);
};
