import { ContainerModule } from 'inversify';
import { browserSpreadsheets } from '@/adapters/browser/spreadsheets.ts';
import { makeHttpMemberRepository } from '@/adapters/http/members.ts';
import { makeReadOffices } from '@/admin/boards/boards.use-cases.ts';
import {
  type MemberConflictFactory,
  type MemberDetailFactory,
  type MemberFormFactory,
  type MemberResolution,
  provideMemberConflicts,
  provideMemberDetails,
  provideMemberForms,
  provideSaveMemberDraft,
  type SaveMemberDraft,
} from '@/admin/members/member-detail.machine.ts';
import { type ProvidedMemberList, provideMemberList } from '@/admin/members/member-list.machine.ts';
import { type MemberNeighboursActor, startMemberNeighbours } from '@/admin/members/member-neighbours.machine.ts';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import {
  blankRegistration,
  type MemberRegistrationActor,
  type NewMemberForm,
  provideNewMemberForm,
  startMemberRegistration,
} from '@/admin/members/member-registration.machine.ts';
import { type MemberRemovals, provideMemberRemovals } from '@/admin/members/member-removal.machine.ts';
import type { MemberNews, MemberRepository } from '@/admin/members/members.ports.ts';
import {
  makeRegisterMember,
  makeRemoveMember,
  makeSaveMember,
  makeSaveMemberList,
  type RemoveMember,
  type SaveMember,
  type SaveMemberList,
} from '@/admin/members/members.use-cases.ts';
import { isEmail } from '@/auth/account.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import type { Spreadsheets } from '@/shared/device.ports.ts';
import type { Draft } from '@/shared/form.ts';
import { href } from '@/ui/app/routes/href.ts';
import { removedTitle } from '@/ui/messages/ko/members.ts';
import { officesLabel } from '@/ui/messages/ko/zones.ts';
import { storedDraft } from './drafts.ts';
import { byName, createFeature } from './entry.ts';
import { FILE_SAVER, fileSaverBindings } from './file-saver.bindings.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, TAKES_KEYS, token } from './tokens.ts';
import { ZONE_REPOSITORY, zoneRepositoryBindings } from './zone-repository.bindings.ts';

export const MEMBER_REPOSITORY = token<MemberRepository>('MemberRepository');
export const MEMBER_NEWS = token<MemberNews>('MemberNews');
export const REMOVE_MEMBER = token<RemoveMember>('RemoveMember');
export const SAVE_MEMBER = token<SaveMember>('SaveMember');
const SPREADSHEETS = token<Spreadsheets>('Spreadsheets');
export const SAVE_MEMBER_LIST = token<SaveMemberList>('SaveMemberList');
export const MEMBER_REMOVALS = token<MemberRemovals>('MemberRemovals');
const MEMBER_LIST = token<ProvidedMemberList>('MemberList');
export const MEMBER_NEIGHBOURS = token<MemberNeighboursActor>('MemberNeighbours');
export const MEMBER_REGISTRATION = token<MemberRegistrationActor>('MemberRegistration');
const NEW_MEMBER_FORM = token<NewMemberForm>('NewMemberForm');
const MEMBER_DETAIL = token<MemberDetailFactory>('MemberDetail');
export const SAVE_MEMBER_DRAFT = token<SaveMemberDraft>('SaveMemberDraft');
export const MEMBER_FORM = token<MemberFormFactory>('MemberForm');
const MEMBER_DRAFTS = token<Draft<MemberResolution>>('MemberDrafts');
const MEMBER_CONFLICT = token<MemberConflictFactory>('MemberConflict');

export const membersBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_REPOSITORY).toResolvedValue(makeHttpMemberRepository, [AUTHENTICATED_CLIENT]);
  bind(MEMBER_NEWS).toConstantValue(makeMemberNews());
  bind(REMOVE_MEMBER).toResolvedValue(makeRemoveMember, [MEMBER_REPOSITORY]);
  bind(SAVE_MEMBER).toResolvedValue(makeSaveMember, [MEMBER_REPOSITORY]);
  bind(MEMBER_REMOVALS).toResolvedValue(
    ...byName(
      ({ zones, ...services }) =>
        provideMemberRemovals({
          ...services,
          readOffices: makeReadOffices(zones),
          officesPage: href('manageZones'),
          texts: { titleOf: removedTitle, officesOf: officesLabel },
        }),
      {
        remove: REMOVE_MEMBER,
        news: MEMBER_NEWS,
        offers: REMOVAL_OFFERS,
        notifications: NOTIFICATIONS,
        navigation: NAVIGATION,
        zones: ZONE_REPOSITORY,
      },
    ),
  );
  bind(SPREADSHEETS).toConstantValue(browserSpreadsheets);
  bind(SAVE_MEMBER_LIST).toResolvedValue(makeSaveMemberList, [SPREADSHEETS, FILE_SAVER, CLOCK, NOTIFICATIONS]);
  bind(MEMBER_LIST).toResolvedValue(
    ...byName((services) => provideMemberList({ ...services, page: href('manageMembers') }), {
      repository: MEMBER_REPOSITORY,
      news: MEMBER_NEWS,
      remove: MEMBER_REMOVALS,
      registration: MEMBER_REGISTRATION,
      neighbours: MEMBER_NEIGHBOURS,
      user: CURRENT_USER,
      navigation: NAVIGATION,
      notifications: NOTIFICATIONS,
    }),
  );
  bind(MEMBER_REGISTRATION).toResolvedValue(
    ...byName(
      ({ repository, clock, isRecognised, ...services }) =>
        startMemberRegistration({
          ...services,
          adds: { isRecognised },
          register: makeRegisterMember(repository, clock),
          page: href('manageMembers'),
          draft: storedDraft(services.user, 'newMember', () => blankRegistration),
        }),
      {
        repository: MEMBER_REPOSITORY,
        clock: CLOCK,
        news: MEMBER_NEWS,
        notifications: NOTIFICATIONS,
        navigation: NAVIGATION,
        user: CURRENT_USER,
        isRecognised: TAKES_KEYS,
      },
    ),
  );
  bind(MEMBER_NEIGHBOURS).toResolvedValue(startMemberNeighbours, [MEMBER_NEWS, CURRENT_USER]);
  bind(NEW_MEMBER_FORM).toResolvedValue(provideNewMemberForm, [MEMBER_REGISTRATION, CLOCK]);
  bind(MEMBER_DETAIL).toResolvedValue(
    (repository, remove, navigation) =>
      provideMemberDetails(repository, { remove, navigation, list: href('manageMembers') }),
    [MEMBER_REPOSITORY, MEMBER_REMOVALS, NAVIGATION],
  );
  bind(SAVE_MEMBER_DRAFT).toResolvedValue(provideSaveMemberDraft, [SAVE_MEMBER, NOTIFICATIONS]);
  bind(MEMBER_FORM).toResolvedValue(
    ...byName((services) => provideMemberForms({ ...services, isEmail }), {
      save: SAVE_MEMBER_DRAFT,
      drafts: MEMBER_DRAFTS,
      clock: CLOCK,
      notifications: NOTIFICATIONS,
      navigation: NAVIGATION,
    }),
  );
  bind(MEMBER_DRAFTS).toResolvedValue((user) => makeSessionDraft<MemberResolution>(user), [CURRENT_USER]);
  bind(MEMBER_CONFLICT).toResolvedValue(
    ...byName(provideMemberConflicts, {
      repository: MEMBER_REPOSITORY,
      save: SAVE_MEMBER_DRAFT,
      drafts: MEMBER_DRAFTS,
      notifications: NOTIFICATIONS,
      navigation: NAVIGATION,
    }),
  );
});

/** The administration of members (MEMB-01…07). */
export const membersFeature = createFeature(
  {
    list: MEMBER_LIST,
    neighbours: MEMBER_NEIGHBOURS,
    saveList: SAVE_MEMBER_LIST,
    registration: MEMBER_REGISTRATION,
    newMemberForm: NEW_MEMBER_FORM,
    detail: MEMBER_DETAIL,
    form: MEMBER_FORM,
    conflict: MEMBER_CONFLICT,
    leaveQuestion: LEAVE_QUESTION,
  },
  [leaveGuardBindings, fileSaverBindings, removalOffersBindings, zoneRepositoryBindings, membersBindings],
);
