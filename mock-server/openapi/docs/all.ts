import type { areas } from '../../api/areas.ts';
import type { DocumentationOf } from '../documentation.ts';
import { accountDocs } from './accounts.ts';
import { attendanceDocs } from './attendance.ts';
import { advertisementDocs, announcementDocs, bibleStudyDocs, eventDocs } from './content.ts';
import { correctionDocs } from './corrections.ts';
import { directoryDocs } from './directory.ts';
import { draftDocs } from './drafts.ts';
import { fileDocs } from './files.ts';
import { linkDocs, meDocs } from './me.ts';
import { organisationDocs } from './organisation.ts';
import { dutyDocs, memberDocs, zoneDocs } from './people.ts';
import { prayerDocs } from './prayers.ts';
import { roleDocs } from './roles.ts';
import { searchDocs } from './search.ts';

interface AreaDocs<Endpoints> {
  readonly name: string;
  readonly description: string;
  readonly endpoints: Endpoints;
}

type Areas = typeof areas;

/** The texts and examples of every area and endpoint, beside their declarations. */
export const docs: { readonly [Name in keyof Areas]: AreaDocs<DocumentationOf<Areas[Name]['endpoints']>> } = {
  announcements: { name: 'Announcements', description: '공지사항', endpoints: announcementDocs },
  advertisements: { name: 'Advertisements', description: '광고', endpoints: advertisementDocs },
  bibleStudies: { name: 'Bible studies', description: 'Sheets for the Bible study, as PDF', endpoints: bibleStudyDocs },
  files: { name: 'Files', description: 'Weekly bulletins, and every uploaded file', endpoints: fileDocs },
  events: { name: 'Events', description: "The church's calendar", endpoints: eventDocs },
  accounts: { name: 'Accounts', description: 'Login sessions, registration, passwords', endpoints: accountDocs },
  members: { name: 'Members', description: 'The register of members', endpoints: memberDocs },
  duties: { name: 'Duties', description: 'What members are in the church: 장로, 권사, …', endpoints: dutyDocs },
  zones: { name: 'Zones', description: 'Zones with their offices and families', endpoints: zoneDocs },
  roles: { name: 'Roles', description: 'What accounts may do, and requests for it', endpoints: roleDocs },
  organisation: {
    name: 'Organisation',
    description: '당회, committees, departments, mission societies',
    endpoints: organisationDocs,
  },
  search: { name: 'Search', description: 'One search over all that a visitor may read', endpoints: searchDocs },
  drafts: { name: 'Drafts', description: 'What editors have not published yet', endpoints: draftDocs },
  directory: {
    name: 'Directory',
    description: 'Members, and what each has opened of themselves',
    endpoints: directoryDocs,
  },
  me: { name: 'Me', description: 'What concerns the caller alone', endpoints: meDocs },
  prayers: { name: 'Prayers', description: 'Prayer requests of linked members', endpoints: prayerDocs },
  links: { name: 'Links', description: 'Accounts that ask to be linked to a member', endpoints: linkDocs },
  corrections: {
    name: 'Corrections',
    description: 'What members ask the office to correct of their own entry',
    endpoints: correctionDocs,
  },
  attendance: {
    name: 'Attendance',
    description: 'Who comes to an event; the calendar to subscribe to',
    endpoints: attendanceDocs,
  },
};
