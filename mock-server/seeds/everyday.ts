import { addDays } from '../church/calendar-date.ts';
import { type ChurchRecords, emptyRecords } from '../church/church.ts';
import type { RoleRequest } from '../church/schemas/accounts.ts';
import { createBulletins } from './bulletins.ts';
import { createVisibilities, withContacts } from './directory.ts';
import { createEvents } from './events.ts';
import { createOrganisation } from './organisation.ts';
import { createHomes, duties, placeHomes } from './people.ts';
import { accountsFor, personas, roles } from './personas.ts';
import { createAdvertisements, createAnnouncements, createBibleStudies, createDrafts } from './posts.ts';
import { createPrayers } from './prayers.ts';
import { createCorrections, waitingLink } from './requests.ts';

const roleRequests = (today: string): RoleRequest[] => [
  {
    id: 1,
    roleId: 'role-teacher',
    accountId: personas.member.id,
    reason: '아동부 교사로 섬기게 되어 공과 자료를 올리고 싶습니다.',
    created: `${addDays(today, -3)}T13:20:00Z`,
    state: 'open',
    answer: null,
  },
];

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
    roleRequests: roleRequests(today),
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
