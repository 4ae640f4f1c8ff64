import { assign, emit, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  fromOutcome,
  readingState,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { isSamePage } from '@/shared/addresses.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { fromAddress, replaceOnPage } from '@/shared/page-address.machine.ts';
import {
  defaultView,
  type MemberColumn,
  type MemberFilter,
  type MemberOrder,
  type MemberView,
  membersInView,
  orderBy,
  withFirst,
  withMember,
} from './member-list.ts';
import {
  addressOfView,
  type MemberViewAddressEvent,
  type MemberViewAddressed,
  memberViewAddressMachine,
  viewInAddress,
} from './member-list-address.machine.ts';
import type { MemberNeighboursActor } from './member-neighbours.machine.ts';
import type { MemberRegistrationActor } from './member-registration.machine.ts';
import type { MemberRemovals } from './member-removal.machine.ts';
import type { MemberChange, MemberNews, MemberRepository } from './members.ports.ts';
import type { MemberEntry } from './members.ts';

/**
 * The list of members (MEMB-01, MEMB-07): read when it opens, shown by a search and an order that the address keeps.
 * A removed member leaves the list at once and comes back when the server refuses. The list learns of removals from the
 * member news, because they may happen on another page (MEMB-06).
 */
export const memberListMachine = setup({
  types: {
    context: {} as MemberListContext,
    input: {} as { readonly view: MemberView },
    events: {} as MemberListEvent,
    emitted: {} as MemberRowGone,
  },
  actors: {
    read: fromPromise<readonly MemberEntry[]>(unimplementedActor('read')),
    news: fromCallback<MemberListEvent>(unimplementedAction('news')),
    address: memberViewAddressMachine,
    /** Runs as long as the page, and reports which members were in sight last when the user leaves it. */
    page: fromCallback<ListChanged, ListInSight>(unimplementedAction('page')),
  },
  actions: {
    remove: (_, _member: MemberEntry) => unimplementedAction('remove')(),
    notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
    keep: assign(({ context }, members: readonly MemberEntry[]) => ({
      wasRead: true,
      members: context.arrived.reduce(withMember, members),
      arrived: [],
    })),
    fail: assign((_, failure: Failure) => ({ failure })),
    // One constant empty list: a new one for each typed letter would render the rows a second time.
    setView: assign(({ context }, view: Partial<MemberView>) => ({
      view: { ...context.view, ...view },
      newest: NOTHING_READ.newest,
    })),
    sendToAddress: sendTo('address', ({ context: { view } }) => ({ type: 'view.changed', view })),
    sendToPage: sendTo('page', ({ context }): ListChanged => ({ type: 'list.changed', list: context })),
    add: assign(({ context }, member: MemberEntry) => ({
      members: withMember(context.members, member),
      arrived: withMember(context.arrived, member),
      leaving: context.leaving.filter((id) => !sameId(id, member.id)),
    })),
    showFirst: assign(({ context }, { id }: MemberEntry) => ({
      newest: [id, ...context.newest],
      // A search would hide the new member.
      view: { ...defaultView, order: context.view.order },
    })),
    emitGone: emit(({ context }, id: EntityId) => {
      const shown = shownMembers(presentMembers(context), context);
      return { type: 'row.gone', at: shown.findIndex((member) => sameId(member.id, id)) };
    }),
    hide: assign(({ context }, id: EntityId) => ({ leaving: [...context.leaving, id] })),
    askRemoval: assign((_, removalCandidate: MemberEntry) => ({ removalCandidate })),
    cancelRemoval: assign({ removalCandidate: undefined }),
  },
}).createMachine({
  id: 'memberList',
  context: ({ input }) => ({ ...NOTHING_READ, view: input.view }),
  invoke: [
    { src: 'news' },
    { id: 'address', src: 'address', input: ({ context, self }) => ({ view: context.view, list: self }) },
    { id: 'page', src: 'page', input: ({ context }) => context },
  ],
  initial: 'loading',
  states: {
    loading: {
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['fail', 'notifyNotLoaded'] }),
    },
    ready: { entry: 'sendToPage' },
    failed: retrying('loading'),
  },
  on: {
    'members.outdated': '.loading',
    'text.changed': {
      actions: [
        { type: 'setView', params: ({ event }) => ({ searchText: event.text }) },
        'sendToAddress',
        'sendToPage',
      ],
    },
    'search.cleared': {
      actions: [{ type: 'setView', params: { searchText: '', duty: '', zone: '' } }, 'sendToAddress', 'sendToPage'],
    },
    'column.chosen': {
      actions: [
        { type: 'setView', params: ({ context, event }) => ({ order: orderBy(context.view.order, event.column) }) },
        'sendToAddress',
        'sendToPage',
      ],
    },
    'order.chosen': {
      actions: [{ type: 'setView', params: ({ event }) => ({ order: event.order }) }, 'sendToAddress', 'sendToPage'],
    },
    'place.chosen': {
      actions: [
        { type: 'setView', params: ({ event }) => ({ [event.filter]: event.place }) },
        'sendToAddress',
        'sendToPage',
      ],
    },
    'page.left': { actions: sendTo('address', ({ event }) => event) },
    'view.addressed': { actions: [{ type: 'setView', params: ({ event }) => event.view }, 'sendToPage'] },
    'member.added': {
      actions: [
        { type: 'add', params: ({ event }) => event.member },
        { type: 'showFirst', params: ({ event }) => event.member },
        'sendToAddress',
        'sendToPage',
      ],
    },
    'member.hidden': {
      actions: [
        { type: 'emitGone', params: ({ event }) => event.id },
        { type: 'hide', params: ({ event }) => event.id },
        'sendToPage',
      ],
    },
    'member.returned': { actions: [{ type: 'add', params: ({ event }) => event.member }, 'sendToPage'] },
    'removal.asked': { actions: { type: 'askRemoval', params: ({ event }) => event.member } },
    'removal.cancelled': { actions: 'cancelRemoval' },
    'removal.confirmed': {
      actions: [
        enqueueActions(({ context: { removalCandidate }, enqueue }) => {
          if (removalCandidate !== undefined) enqueue({ type: 'remove', params: removalCandidate });
        }),
        'cancelRemoval',
      ],
    },
  },
});

interface MemberListContext {
  /** Whether the server has sent the list; before, `members` holds at most those who have arrived meanwhile. */
  readonly wasRead: boolean;
  /** As the server sent them last, with all changes since. */
  readonly members: readonly MemberEntry[];
  /** Registered or restored while the list is being loaded: the answer may not contain them yet. */
  readonly arrived: readonly MemberEntry[];
  /** Being removed. */
  readonly leaving: readonly EntityId[];
  /** Registered while this list was shown, the newest first: they stay at its top until the search or the order changes. */
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  /** The member whose removal the user is asked to confirm. */
  readonly removalCandidate: MemberEntry | undefined;
  /** Why the last attempt to read the list failed. */
  readonly failure: Failure | undefined;
}

export type MemberListEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'column.chosen'; readonly column: MemberColumn }
  | { readonly type: 'order.chosen'; readonly order: MemberOrder }
  | { readonly type: 'place.chosen'; readonly filter: MemberFilter; readonly place: string }
  | { readonly type: 'search.cleared' }
  | Extract<MemberViewAddressEvent, { readonly type: 'page.left' }>
  | MemberViewAddressed
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly member: MemberEntry }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | MemberChange;

/** The part of the list that decides which members are in sight, and in which order. */
type ListInSight = Pick<MemberListContext, 'members' | 'leaving' | 'newest' | 'view'>;

/** Sent to the page whenever other members may be in sight. */
interface ListChanged {
  readonly type: 'list.changed';
  readonly list: ListInSight;
}

/** Emitted when the row of a member goes: its button may have had the focus. */
export interface MemberRowGone {
  readonly type: 'row.gone';
  /** The row's index, from 0; -1 where it was not shown. */
  readonly at: number;
}

const NOTHING_READ = {
  wasRead: false,
  members: [],
  arrived: [],
  leaving: [],
  newest: [],
  removalCandidate: undefined,
  failure: undefined,
} as const;

/** The members who are not being removed. */
export function presentMembers({
  members,
  leaving,
}: Pick<MemberListContext, 'members' | 'leaving'>): readonly MemberEntry[] {
  const gone = new Set(leaving.map(String));
  return gone.size === 0 ? members : members.filter(({ id }) => !gone.has(String(id)));
}

/** Of the present members those whom the view shows, in its order, new ones first. */
export function shownMembers(
  present: readonly MemberEntry[],
  { view, newest }: Pick<MemberListContext, 'view' | 'newest'>,
): readonly MemberEntry[] {
  return withFirst(membersInView(present, view), newest);
}

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
