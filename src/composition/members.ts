import { browserFileSaver } from '@/adapters/browser/files.ts';
import { browserSpreadsheets } from '@/adapters/browser/spreadsheets.ts';
import { makeHttpMemberRepository } from '@/adapters/http/members.ts';
import { makeHttpZoneRepository } from '@/adapters/http/zones.ts';
import { makeReadOffices } from '@/admin/boards/boards.use-cases.ts';
import {
  type MemberResolution,
  provideMemberConflicts,
  provideMemberDetails,
  provideMemberForms,
  provideSaveMemberDraft,
} from '@/admin/members/member-detail.machine.ts';
import { provideMemberList } from '@/admin/members/member-list.machine.ts';
import { startMemberNeighbours } from '@/admin/members/member-neighbours.machine.ts';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import {
  blankRegistration,
  provideNewMemberForm,
  startMemberRegistration,
} from '@/admin/members/member-registration.machine.ts';
import { provideMemberRemovals, type RemovalTexts } from '@/admin/members/member-removal.machine.ts';
import {
  makeRegisterMember,
  makeRemoveMember,
  makeSaveMember,
  makeSaveMemberList,
} from '@/admin/members/members.use-cases.ts';
import { isEmail } from '@/auth/account.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import { storedDraft } from './drafts.ts';
import { entry, shared } from './entry.ts';
import { makeLeaveQuestion } from './leave-guard.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { telling } from './telling.ts';
import {
  ADDRESS_OF,
  AUTHENTICATED_CLIENT,
  CLOCK,
  CURRENT_USER,
  NAVIGATION,
  NOTIFICATIONS,
  TAKES_KEYS,
} from './tokens.ts';

export const MEMBER_REPOSITORY = shared('MemberRepository', (get) =>
  makeHttpMemberRepository(get(AUTHENTICATED_CLIENT)),
);
const MEMBER_NEWS = shared('MemberNews', makeMemberNews);
const MEMBER_NEIGHBOURS = shared('MemberNeighbours', (get) =>
  startMemberNeighbours(get(MEMBER_NEWS), get(CURRENT_USER)),
);
const SAVE_MEMBER_DRAFT = shared('SaveMemberDraft', (get) =>
  provideSaveMemberDraft(makeSaveMember(get(MEMBER_REPOSITORY)), get(NOTIFICATIONS)),
);
const MEMBER_DRAFTS = shared('MemberDrafts', (get) => makeSessionDraft<MemberResolution>(get(CURRENT_USER)));

const memberRemovals = (texts: RemovalTexts) =>
  shared('MemberRemovals', (get) =>
    provideMemberRemovals({
      ...telling(get),
      remove: makeRemoveMember(get(MEMBER_REPOSITORY)),
      news: get(MEMBER_NEWS),
      offers: get(REMOVAL_OFFERS),
      readOffices: makeReadOffices(makeHttpZoneRepository(get(AUTHENTICATED_CLIENT))),
      officesPage: get(ADDRESS_OF)('manageZones'),
      texts,
    }),
  );

const MEMBER_REGISTRATION = shared('MemberRegistration', (get) =>
  startMemberRegistration({
    ...telling(get),
    news: get(MEMBER_NEWS),
    user: get(CURRENT_USER),
    adds: { isRecognised: get(TAKES_KEYS) },
    register: makeRegisterMember(get(MEMBER_REPOSITORY), get(CLOCK)),
    page: get(ADDRESS_OF)('manageMembers'),
    draft: storedDraft(get, 'newMember', () => blankRegistration),
  }),
);

/** The administration of members (MEMB-01…07). */
export const membersEntry = entry({
  list: (get, texts: RemovalTexts) =>
    provideMemberList({
      ...telling(get),
      repository: get(MEMBER_REPOSITORY),
      news: get(MEMBER_NEWS),
      remove: get(memberRemovals(texts)),
      registration: get(MEMBER_REGISTRATION),
      neighbours: get(MEMBER_NEIGHBOURS),
      user: get(CURRENT_USER),
      page: get(ADDRESS_OF)('manageMembers'),
    }),
  neighbours: (get) => get(MEMBER_NEIGHBOURS),
  saveList: (get) => makeSaveMemberList(browserSpreadsheets, browserFileSaver, get(CLOCK), get(NOTIFICATIONS)),
  registration: (get) => get(MEMBER_REGISTRATION),
  newMemberForm: (get) => provideNewMemberForm(get(MEMBER_REGISTRATION), get(CLOCK)),
  detail: (get, texts: RemovalTexts) =>
    provideMemberDetails(get(MEMBER_REPOSITORY), {
      remove: get(memberRemovals(texts)),
      navigation: get(NAVIGATION),
      list: get(ADDRESS_OF)('manageMembers'),
    }),
  form: (get) =>
    provideMemberForms({
      ...telling(get),
      save: get(SAVE_MEMBER_DRAFT),
      drafts: get(MEMBER_DRAFTS),
      clock: get(CLOCK),
      isEmail,
    }),
  conflict: (get) =>
    provideMemberConflicts({
      ...telling(get),
      repository: get(MEMBER_REPOSITORY),
      save: get(SAVE_MEMBER_DRAFT),
      drafts: get(MEMBER_DRAFTS),
    }),
  leaveQuestion: makeLeaveQuestion,
});
