import { type ChurchRecords, emptyRecords } from '../church/church.ts';
import { createBulletins } from './bulletins.ts';
import { createVisibilities, withContacts } from './directory.ts';
import { createEvents } from './events.ts';
import { createOrganisation } from './organisation.ts';
import { createHomes, duties, placeHomes } from './people.ts';
import { accountsFor, roles } from './personas.ts';
import { createAdvertisements, createAnnouncements, createBibleStudies, createDrafts } from './posts.ts';
import { createPrayers } from './prayers.ts';
import { createCorrections, createRoleRequests, waitingLink } from './requests.ts';

/** The church on that day, `YYYY-MM-DD`: about 400 members and the content of a year (INTR-04). */
export const everydayWorld = (today: string): ChurchRecords => {
  const homes = createHomes(today);
  const members = withContacts(
    homes.flatMap(({ people }) => people),
    today,
  );
  const placed = placeHomes(homes);
  const advertisements = createAdvertisements(today);
  const announcements = createAnnouncements(today);
  const events = createEvents(today);
  const studies = createBibleStudies(today);
  const { account, linkRequests } = waitingLink(members, today);
  const bulletins = createBulletins(today, members, duties);
  return {
    ...emptyRecords(),
    ...placed,
    ...createOrganisation(members, today),
    accounts: [...accountsFor(members), account],
    roles: [...roles],
    roleRequests: createRoleRequests(today),
    linkRequests,
    corrections: createCorrections(today),
    duties: [...duties],
    members,
    visibilities: createVisibilities(members, today),
    announcements,
    advertisements: advertisements.advertisements,
    bibleStudies: studies.bibleStudies,
    bulletins: bulletins.bulletins,
    events,
    drafts: createDrafts(today, { announcements: announcements.length, events: events.length }),
    prayers: createPrayers(today, { members, families: placed.families }),
    storedFiles: [...advertisements.files, ...studies.files, ...bulletins.files],
  };
};
