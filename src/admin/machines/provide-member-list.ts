import { fromCallback, type SnapshotFrom } from 'xstate';
import { type EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isSamePage } from '@/shared/domain/page-query.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { fromAddress, replaceOnPage } from '@/shared/machines/page-address.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberEntry } from '../domain/member.ts';
import type { MemberView } from '../domain/member-list.ts';
import { addressOfView, viewInAddress } from '../domain/member-list-address.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import { memberListMachine } from './member-list.machine.ts';
import { type ListChanged, type ListInSight, presentMembers, shownMembers } from './member-list-state.ts';
import { memberViewAddressMachine } from './member-view-address.machine.ts';
import type { MemberRemovals } from './provide-member-removals.ts';
import type { MemberNeighboursActor } from './start-member-neighbours.ts';
import type { MemberRegistrationActor } from './start-member-registration.ts';

export interface MemberListDependencies {
  readonly repository: MemberRepository;
  readonly news: MemberNews;
  /** Reports its progress through the member news; it runs to its end even after the list was left. */
  readonly remove: MemberRemovals;
  /** The dialog over the list. */
  readonly registration: MemberRegistrationActor;
  readonly neighbours: MemberNeighboursActor;
  readonly user: CurrentUser;
  readonly navigation: Navigation;
  /** The address of the list's page. */
  readonly page: string;
  readonly notifications: Notifications;
}

/** The view model of the list. */
export interface MemberListViewModel {
  /** All that were read, including those who are being removed. */
  readonly members: readonly MemberEntry[];
  readonly leaving: readonly EntityId[];
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  /** Whether the list is read for the first time: later, what was read stays visible meanwhile. */
  readonly isLoading: boolean;
  /** Why the list cannot be read. */
  readonly failure: Failure | undefined;
  /** The member whose removal the user is asked to confirm. */
  readonly removalCandidate: MemberEntry | undefined;
}

export interface ProvidedMemberList {
  readonly machine: typeof memberListMachine;
  /** The view that the address names. */
  readonly addressedView: () => MemberView;
  readonly select: (snapshot: SnapshotFrom<typeof memberListMachine>) => MemberListViewModel;
}

/** The state of the members who are not being removed. */
export function selectPresent(
  { isLoading, failure }: Pick<MemberListViewModel, 'isLoading' | 'failure'>,
  present: readonly MemberEntry[],
): AsyncState<readonly MemberEntry[]> {
  return asyncStateOf(isLoading ? undefined : present, failure);
}

/** Provides the list with its calls, the news and the address; views run it with `useMemberList`. */
export function provideMemberList({
  repository,
  news,
  remove,
  registration,
  neighbours,
  user,
  navigation,
  page,
  notifications,
}: MemberListDependencies): ProvidedMemberList {
  return {
    machine: memberListMachine.provide({
      actors: {
        read: fromOutcome(async ({ signal }) => {
          const outcome = await repository.all(signal);
          if (outcome.kind === 'done') news.notify({ type: 'members.listed', members: outcome.value });
          return outcome;
        }),
        news: fromCallback(({ sendBack }) => news.onChange(sendBack)),
        address: memberViewAddressMachine.provide({
          actors: {
            addressListener: fromAddress(navigation, (address) =>
              isSamePage(address, page) ? { type: 'address.changed', view: viewInAddress(address) } : undefined,
            ),
          },
          actions: {
            showAddress: (_, view) => replaceOnPage(navigation, page, addressOfView(navigation.current(), view)),
          },
        }),
        page: fromCallback<ListChanged, ListInSight>(({ input, receive }) => {
          let last = input;
          receive(({ list }) => {
            last = list;
          });
          return () => {
            // The draft typed in the dialog is stored for the way back.
            registration.send({ type: 'dialog.closed' });
            // The page of a member links to the next in this list; not after a logout.
            if (user.read() !== undefined) neighbours.send({ type: 'members.shown', ...leftBehind(last) });
          };
        }),
      },
      actions: {
        // Started after the list's own transition: a removal is an actor of its own.
        remove: (_, member) => void Promise.resolve(member).then(remove),
        notifyNotLoaded: (_, reason) => notifications.notifyFailure({ subject: 'membersNotLoaded', reason }),
      },
    }),
    addressedView: () => viewInAddress(navigation.current()),
    select: (snapshot) => {
      const { members, wasRead, leaving, newest, view, failure, removalCandidate } = snapshot.context;
      return {
        members,
        leaving,
        newest,
        view,
        removalCandidate,
        isLoading: snapshot.matches('loading') && !wasRead,
        failure: snapshot.matches('failed') ? failure : undefined,
      };
    },
  };
}

const leftBehind = (list: ListInSight) => ({
  members: shownMembers(presentMembers(list), list),
  view: list.view,
});
