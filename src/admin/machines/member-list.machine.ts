import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';
import {
  defaultView,
  isSameView,
  type MemberColumn,
  type MemberFilter,
  type MemberOrder,
  type MemberView,
  orderBy,
  withMember,
} from '../domain/member-list.ts';
import type { MemberChange } from '../ports/member-news.ts';

export interface MemberListContext {
  /** As the server gave them last, with what has happened since. */
  readonly members: readonly MemberEntry[];
  /** Registered or brought back while the list is on its way: the answer may be older. */
  readonly arrived: readonly MemberEntry[];
  /** Being removed. */
  readonly leaving: readonly EntityId[];
  /** Registered while this list was looked at, the newest first: they stand at its top until it is looked at another way. */
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  /** Whose removal is asked about. */
  readonly doomed: MemberEntry | undefined;
  readonly reason: Fault;
}

export type MemberListEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'column.chosen'; readonly column: MemberColumn }
  | { readonly type: 'order.chosen'; readonly order: MemberOrder }
  | { readonly type: 'place.chosen'; readonly filter: MemberFilter; readonly place: string }
  | { readonly type: 'search.cleared' }
  /** The address names another view by itself: a link, or the way back. */
  | { readonly type: 'address.changed'; readonly view: MemberView }
  /** The way back should lead to what is looked at now. */
  | { readonly type: 'page.leaving' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly member: MemberEntry }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | MemberChange;

const NOTHING = { members: [], arrived: [], leaving: [], newest: [], doomed: undefined, reason: 'malformed' } as const;

/** How long the address waits for the next letter, in milliseconds: browsers count how often it changes. */
const PAUSE_MS = 300;

/**
 * The list of members (MEMB-01, MEMB-07): read when it opens, looked at by a search and an order that the address keeps.
 * Whoever is removed leaves at once and comes back when the server refuses; that is told by the news, for it may happen
 * on another page (MEMB-06).
 */
export const memberListMachine = setup({
  types: {
    context: {} as MemberListContext,
    input: {} as { readonly view: MemberView },
    events: {} as MemberListEvent,
  },
  delays: { pause: PAUSE_MS },
  actors: {
    read: fromPromise<Outcome<readonly MemberEntry[]>>(unimplementedActor('read')),
    news: fromCallback<MemberListEvent>(unimplementedAction('news')),
  },
  actions: {
    showAddress: (_, _view: MemberView) => unimplementedAction('showAddress')(),
    remove: (_, _member: MemberEntry | undefined) => unimplementedAction('remove')(),
    notifyNotLoaded: (_, _reason: Fault) => unimplementedAction('notifyNotLoaded')(),
    keep: assign(({ context }, members: readonly MemberEntry[]) => ({
      members: context.arrived.reduce(withMember, members),
      arrived: [],
    })),
    fail: assign((_, reason: Fault) => ({ reason })),
    look: assign(({ context }, view: Partial<MemberView>) => ({ view: { ...context.view, ...view }, newest: [] })),
    add: assign(({ context }, member: MemberEntry) => ({
      members: withMember(context.members, member),
      arrived: withMember(context.arrived, member),
      leaving: context.leaving.filter((id) => !sameId(id, member.id)),
    })),
    showFirst: assign(({ context }, { id }: MemberEntry) => ({
      newest: [id, ...context.newest],
      // A search would hide whoever it does not find.
      view: { ...defaultView, order: context.view.order },
    })),
    hide: assign(({ context }, id: EntityId) => ({ leaving: [...context.leaving, id] })),
    doom: assign((_, doomed: MemberEntry) => ({ doomed })),
    spare: assign({ doomed: undefined }),
  },
  guards: { isOther: ({ context }, view: MemberView) => !isSameView(context.view, view) },
}).createMachine({
  id: 'memberList',
  context: ({ input }) => ({ ...NOTHING, view: input.view }),
  type: 'parallel',
  invoke: { src: 'news' },
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'read',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'done',
                target: 'ready',
                actions: {
                  type: 'keep',
                  params: ({ event }) => (event.output.kind === 'done' ? event.output.value : []),
                },
              },
              {
                target: 'failed',
                actions: [
                  { type: 'fail', params: ({ event }) => reasonOf(event.output) },
                  { type: 'notifyNotLoaded', params: ({ event }) => reasonOf(event.output) },
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'fail', params: 'malformed' },
                { type: 'notifyNotLoaded', params: 'malformed' },
              ],
            },
          },
        },
        ready: {},
        failed: { on: { 'retry.asked': 'loading' } },
      },
      on: { 'members.outdated': '.loading' },
    },
    address: {
      initial: 'current',
      states: {
        current: {
          on: {
            'address.changed': {
              guard: { type: 'isOther', params: ({ event }) => event.view },
              actions: { type: 'look', params: ({ event }) => event.view },
            },
          },
        },
        behind: {
          on: {
            'page.leaving': {
              target: 'current',
              actions: { type: 'showAddress', params: ({ context }) => context.view },
            },
          },
          after: {
            pause: { target: 'current', actions: { type: 'showAddress', params: ({ context }) => context.view } },
          },
        },
      },
      on: {
        'text.changed': {
          target: '.behind',
          actions: { type: 'look', params: ({ event }) => ({ sought: event.text }) },
        },
        'search.cleared': { target: '.behind', actions: { type: 'look', params: { sought: '', duty: '', zone: '' } } },
        'column.chosen': {
          target: '.behind',
          actions: {
            type: 'look',
            params: ({ context, event }) => ({ order: orderBy(context.view.order, event.column) }),
          },
        },
        'order.chosen': {
          target: '.behind',
          actions: { type: 'look', params: ({ event }) => ({ order: event.order }) },
        },
        'place.chosen': {
          target: '.behind',
          actions: { type: 'look', params: ({ event }) => ({ [event.filter]: event.place }) },
        },
        'member.added': {
          target: '.behind',
          actions: [
            { type: 'add', params: ({ event }) => event.member },
            { type: 'showFirst', params: ({ event }) => event.member },
          ],
        },
      },
    },
    removal: {
      initial: 'none',
      states: {
        none: {
          on: { 'removal.asked': { target: 'asking', actions: { type: 'doom', params: ({ event }) => event.member } } },
        },
        asking: {
          on: {
            'removal.cancelled': { target: 'none', actions: 'spare' },
            'removal.confirmed': {
              target: 'none',
              actions: [{ type: 'remove', params: ({ context }) => context.doomed }, 'spare'],
            },
          },
        },
      },
    },
  },
  on: {
    'member.leaving': { actions: { type: 'hide', params: ({ event }) => event.id } },
    'member.returned': { actions: { type: 'add', params: ({ event }) => event.member } },
  },
});

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
