import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';
import { defaultView, type MemberView, orderBy, withMember } from '../domain/member-list.ts';
import {
  type ListChanged,
  type ListInSight,
  type MemberListContext,
  type MemberListEvent,
  type MemberRowGone,
  NOTHING_READ,
  presentMembers,
  shownMembers,
} from './member-list-state.ts';
import { memberViewAddressMachine } from './member-view-address.machine.ts';

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
