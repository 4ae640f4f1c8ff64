import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpMemberRepository } from '@/adapters/http/http-member-repository.ts';
import { addressOfView } from '@/admin/domain/member-list-address.ts';
import { type ProvidedMemberList, provideMemberList } from '@/admin/machines/provide-member-list.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { makeRemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { makeSaveMember } from '@/admin/use-cases/make-save-member.ts';
import { makeSaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { makeMemberConflicts, makeMemberDetails, makeMemberForms, makeSaveMemberDraft } from './member-detail.ts';
import { makeMemberNews } from './member-news.ts';
import { bindNewMemberForm, startMemberRegistration, startMemberRound } from './member-registration.ts';
import { makeMemberRemovals } from './member-removals.ts';
import {
  MEMBER_CONFLICT,
  MEMBER_DETAIL,
  MEMBER_FORM,
  MEMBER_LIST,
  MEMBER_NEWS,
  MEMBER_REGISTRATION,
  MEMBER_REMOVALS,
  MEMBER_REPOSITORY,
  MEMBER_ROUND,
  type MemberRemovals,
  NEW_MEMBER_FORM,
  REMOVE_MEMBER,
  SAVE_MEMBER,
  SAVE_MEMBER_DRAFT,
  SAVE_MEMBER_LIST,
} from './members.tokens.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS, SESSION } from './tokens.ts';

/** The administration of members (MEMB-01…07). */
export const membersBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_REPOSITORY).toResolvedValue(makeHttpMemberRepository, [AUTHENTICATED_CLIENT]);
  bind(MEMBER_NEWS).toConstantValue(makeMemberNews());
  bind(REMOVE_MEMBER).toResolvedValue(makeRemoveMember, [MEMBER_REPOSITORY]);
  bind(SAVE_MEMBER).toResolvedValue(makeSaveMember, [MEMBER_REPOSITORY]);
  bind(MEMBER_REMOVALS)
    .toResolvedValue(makeMemberRemovals, [REMOVE_MEMBER, MEMBER_REPOSITORY, MEMBER_NEWS, NOTIFICATIONS])
    .inSingletonScope();
  bind(SAVE_MEMBER_LIST)
    .toResolvedValue((clock: Clock) => makeSaveMemberList(browserFileSaver, clock), [CLOCK])
    .inSingletonScope();
  bind(MEMBER_LIST)
    .toResolvedValue(bindList, [MEMBER_REPOSITORY, MEMBER_NEWS, MEMBER_REMOVALS, NAVIGATION, NOTIFICATIONS])
    .inSingletonScope();
  bind(MEMBER_REGISTRATION)
    .toResolvedValue(startMemberRegistration, [
      MEMBER_REPOSITORY,
      MEMBER_NEWS,
      NOTIFICATIONS,
      NAVIGATION,
      SESSION,
      CLOCK,
    ])
    .inSingletonScope();
  bind(MEMBER_ROUND).toResolvedValue(startMemberRound, [MEMBER_NEWS, SESSION]).inSingletonScope();
  bind(NEW_MEMBER_FORM).toResolvedValue(bindNewMemberForm, [MEMBER_REGISTRATION, CLOCK]).inSingletonScope();
  bind(MEMBER_DETAIL).toResolvedValue(makeMemberDetails, [MEMBER_REPOSITORY, MEMBER_REMOVALS]).inSingletonScope();
  bind(SAVE_MEMBER_DRAFT)
    .toResolvedValue(makeSaveMemberDraft, [SAVE_MEMBER, NOTIFICATIONS, SESSION])
    .inSingletonScope();
  bind(MEMBER_FORM).toResolvedValue(makeMemberForms, [SAVE_MEMBER_DRAFT, SESSION, CLOCK]).inSingletonScope();
  bind(MEMBER_CONFLICT).toResolvedValue(makeMemberConflicts, [MEMBER_REPOSITORY, SAVE_MEMBER_DRAFT]).inSingletonScope();
});

function bindList(
  repository: MemberRepository,
  news: MemberNews,
  removals: MemberRemovals,
  navigation: Navigation,
  notices: ToastQueue,
): ProvidedMemberList {
  // The address waits a moment for the next letter: by then the reader may be on another page.
  const isShown = () => isPathUnder(navigation.current(), '/member/manageMembers');
  return provideMemberList({
    read: async (signal) => {
      const outcome = await repository.all(signal);
      if (outcome.kind === 'done') news.tell({ type: 'members.listed', members: outcome.value });
      return outcome;
    },
    news,
    // After the list has acted: a removal is an actor of its own.
    remove: (member) => void Promise.resolve(member).then(removals),
    showAddress: (view) => isShown() && navigation.replace(addressOfView(navigation.current(), view)),
    notifyNotLoaded: (reason) => notices.show({ tone: 'error', subject: 'membersNotLoaded', reason }),
  });
}
