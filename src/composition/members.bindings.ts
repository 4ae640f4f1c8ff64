import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpMemberRepository } from '@/adapters/http/http-member-repository.ts';
import { provideMemberConflicts } from '@/admin/machines/provide-member-conflict.ts';
import { provideMemberDetails } from '@/admin/machines/provide-member-detail.ts';
import { provideMemberForms } from '@/admin/machines/provide-member-form.ts';
import { provideMemberList } from '@/admin/machines/provide-member-list.ts';
import {
  blankRegistration,
  type MemberRegistrationActor,
  startMemberRegistration,
} from '@/admin/machines/provide-member-registration.ts';
import { type MemberRemovals, provideMemberRemovals } from '@/admin/machines/provide-member-removals.ts';
import { provideNewMemberForm } from '@/admin/machines/provide-new-member-form.ts';
import { provideSaveMemberDraft } from '@/admin/machines/provide-save-member-draft.ts';
import { type MemberNeighboursActor, startMemberNeighbours } from '@/admin/machines/start-member-neighbours.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { makeMemberNews } from '@/admin/stores/member-news.ts';
import { makeRegisterMember, type RegisterMember } from '@/admin/use-cases/make-register-member.ts';
import { makeRemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { makeSaveMember } from '@/admin/use-cases/make-save-member.ts';
import { makeSaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { isEmail } from '@/auth/domain/email.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { makeSessionDraft } from '@/auth/stores/session-draft.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { href } from '../ui/app/routes/href.ts';
import {
  MEMBER_CONFLICT,
  MEMBER_DETAIL,
  MEMBER_FORM,
  MEMBER_LIST,
  MEMBER_NEIGHBOURS,
  MEMBER_NEWS,
  MEMBER_REGISTRATION,
  MEMBER_REMOVALS,
  MEMBER_REPOSITORY,
  NEW_MEMBER_FORM,
  REGISTER_MEMBER,
  REMOVE_MEMBER,
  SAVE_MEMBER,
  SAVE_MEMBER_DRAFT,
  SAVE_MEMBER_LIST,
} from './members.tokens.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The administration of members (MEMB-01…07). */
export const membersBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_REPOSITORY).toResolvedValue(makeHttpMemberRepository, [AUTHENTICATED_CLIENT]);
  bind(MEMBER_NEWS).toConstantValue(makeMemberNews());
  bind(REGISTER_MEMBER).toResolvedValue(makeRegisterMember, [MEMBER_REPOSITORY, CLOCK]);
  bind(REMOVE_MEMBER).toResolvedValue(makeRemoveMember, [MEMBER_REPOSITORY]);
  bind(SAVE_MEMBER).toResolvedValue(makeSaveMember, [MEMBER_REPOSITORY]);
  bind(MEMBER_REMOVALS).toResolvedValue(provideMemberRemovals, [
    REMOVE_MEMBER,
    MEMBER_REPOSITORY,
    MEMBER_NEWS,
    NOTIFICATIONS,
  ]);
  bind(SAVE_MEMBER_LIST).toResolvedValue((clock) => makeSaveMemberList(browserFileSaver, clock), [CLOCK]);
  bind(MEMBER_LIST).toResolvedValue(bindList, [
    MEMBER_REPOSITORY,
    MEMBER_NEWS,
    MEMBER_REMOVALS,
    MEMBER_REGISTRATION,
    MEMBER_NEIGHBOURS,
    CURRENT_USER,
    NAVIGATION,
    NOTIFICATIONS,
  ]);
  bind(MEMBER_REGISTRATION).toResolvedValue(bindRegistration, [
    REGISTER_MEMBER,
    MEMBER_NEWS,
    NOTIFICATIONS,
    NAVIGATION,
    CURRENT_USER,
  ]);
  bind(MEMBER_NEIGHBOURS).toResolvedValue(startMemberNeighbours, [MEMBER_NEWS, CURRENT_USER]);
  bind(NEW_MEMBER_FORM).toResolvedValue(provideNewMemberForm, [MEMBER_REGISTRATION, CLOCK]);
  bind(MEMBER_DETAIL).toResolvedValue(
    (repository, remove, navigation) =>
      provideMemberDetails(repository, { remove, navigation, list: href('manageMembers') }),
    [MEMBER_REPOSITORY, MEMBER_REMOVALS, NAVIGATION],
  );
  bind(SAVE_MEMBER_DRAFT).toResolvedValue(provideSaveMemberDraft, [SAVE_MEMBER, NOTIFICATIONS, CURRENT_USER]);
  bind(MEMBER_FORM).toResolvedValue(
    (save, user, clock) => provideMemberForms({ save, drafts: makeSessionDraft(user), clock, isEmail }),
    [SAVE_MEMBER_DRAFT, CURRENT_USER, CLOCK],
  );
  bind(MEMBER_CONFLICT).toResolvedValue(provideMemberConflicts, [MEMBER_REPOSITORY, SAVE_MEMBER_DRAFT]);
});

const bindList = (
  repository: MemberRepository,
  news: MemberNews,
  remove: MemberRemovals,
  registration: MemberRegistrationActor,
  neighbours: MemberNeighboursActor,
  user: CurrentUser,
  navigation: Navigation,
  notifications: Notifications,
) =>
  provideMemberList({
    repository,
    news,
    remove,
    registration,
    neighbours,
    user,
    navigation,
    page: href('manageMembers'),
    notifications,
  });

function bindRegistration(
  register: RegisterMember,
  news: MemberNews,
  notifications: Notifications,
  navigation: Navigation,
  user: CurrentUser,
): MemberRegistrationActor {
  const draft = makeKeptDraft(user, makeSessionDraftStore('newMember'), () => blankRegistration);
  return startMemberRegistration({
    register,
    news,
    notifications,
    navigation,
    page: href('manageMembers'),
    draft,
    user,
  });
}
