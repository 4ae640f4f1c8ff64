import { ContainerModule } from 'inversify';
import { makeHttpMemberRepository } from '@/adapters/http/http-member-repository.ts';
import { type MemberConflictFactory, provideMemberConflicts } from '@/admin/machines/provide-member-conflict.ts';
import { type MemberDetailFactory, provideMemberDetails } from '@/admin/machines/provide-member-detail.ts';
import { type MemberFormFactory, provideMemberForms } from '@/admin/machines/provide-member-form.ts';
import { type ProvidedMemberList, provideMemberList } from '@/admin/machines/provide-member-list.ts';
import { type MemberRemovals, provideMemberRemovals } from '@/admin/machines/provide-member-removals.ts';
import { type NewMemberForm, provideNewMemberForm } from '@/admin/machines/provide-new-member-form.ts';
import { provideSaveMemberDraft, type SaveMemberDraft } from '@/admin/machines/provide-save-member-draft.ts';
import { type MemberNeighboursActor, startMemberNeighbours } from '@/admin/machines/start-member-neighbours.ts';
import {
  blankRegistration,
  type MemberRegistrationActor,
  startMemberRegistration,
} from '@/admin/machines/start-member-registration.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { makeMemberNews } from '@/admin/stores/member-news.ts';
import { makeRegisterMember } from '@/admin/use-cases/make-register-member.ts';
import { makeRemoveMember, type RemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { makeSaveMember, type SaveMember } from '@/admin/use-cases/make-save-member.ts';
import { makeSaveMemberList, type SaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { isEmail } from '@/auth/domain/email.ts';
import { makeSessionDraft } from '@/auth/stores/session-draft.ts';
import { href } from '../ui/app/routes/href.ts';
import { byName } from './by-name.ts';
import { FILE_SAVER } from './file-saver.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

export const MEMBER_REPOSITORY = token<MemberRepository>('MemberRepository');
export const MEMBER_NEWS = token<MemberNews>('MemberNews');
export const REMOVE_MEMBER = token<RemoveMember>('RemoveMember');
export const SAVE_MEMBER = token<SaveMember>('SaveMember');
export const SAVE_MEMBER_LIST = token<SaveMemberList>('SaveMemberList');
export const MEMBER_REMOVALS = token<MemberRemovals>('MemberRemovals');
export const MEMBER_LIST = token<ProvidedMemberList>('MemberList');
export const MEMBER_NEIGHBOURS = token<MemberNeighboursActor>('MemberNeighbours');
export const MEMBER_REGISTRATION = token<MemberRegistrationActor>('MemberRegistration');
export const NEW_MEMBER_FORM = token<NewMemberForm>('NewMemberForm');
export const MEMBER_DETAIL = token<MemberDetailFactory>('MemberDetail');
export const SAVE_MEMBER_DRAFT = token<SaveMemberDraft>('SaveMemberDraft');
export const MEMBER_FORM = token<MemberFormFactory>('MemberForm');
export const MEMBER_CONFLICT = token<MemberConflictFactory>('MemberConflict');

/** The administration of members (MEMB-01…07). */
export const membersBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_REPOSITORY).toResolvedValue(makeHttpMemberRepository, [AUTHENTICATED_CLIENT]);
  bind(MEMBER_NEWS).toConstantValue(makeMemberNews());
  bind(REMOVE_MEMBER).toResolvedValue(makeRemoveMember, [MEMBER_REPOSITORY]);
  bind(SAVE_MEMBER).toResolvedValue(makeSaveMember, [MEMBER_REPOSITORY]);
  bind(MEMBER_REMOVALS).toResolvedValue(provideMemberRemovals, [
    REMOVE_MEMBER,
    MEMBER_REPOSITORY,
    MEMBER_NEWS,
    NOTIFICATIONS,
    CURRENT_USER,
  ]);
  bind(SAVE_MEMBER_LIST).toResolvedValue(makeSaveMemberList, [FILE_SAVER, CLOCK]);
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
      ({ repository, clock, ...services }) =>
        startMemberRegistration({
          ...services,
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
  bind(SAVE_MEMBER_DRAFT).toResolvedValue(provideSaveMemberDraft, [SAVE_MEMBER, NOTIFICATIONS, CURRENT_USER]);
  bind(MEMBER_FORM).toResolvedValue(
    (save, user, clock) => provideMemberForms({ save, drafts: makeSessionDraft(user), clock, isEmail }),
    [SAVE_MEMBER_DRAFT, CURRENT_USER, CLOCK],
  );
  bind(MEMBER_CONFLICT).toResolvedValue(provideMemberConflicts, [MEMBER_REPOSITORY, SAVE_MEMBER_DRAFT]);
});
