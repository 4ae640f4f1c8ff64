import { type ActorRefFrom, assign, createActor, setup } from 'xstate';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { defaultView, type MemberView } from './member-list.ts';
import type { MemberNews } from './members.ports.ts';
import { type MemberEntry, withoutMember } from './members.ts';

const NOBODY: MemberNeighboursContext = { members: [], view: defaultView };

/** Knows the members before and after one in the list, for a user who opens one after the other (MEMB-05). */
export const memberNeighboursMachine = setup({
  types: { context: {} as MemberNeighboursContext, events: {} as MemberNeighboursEvent },
}).createMachine({
  id: 'memberNeighbours',
  context: NOBODY,
  on: {
    'members.shown': { actions: assign(({ event: { members, view } }) => ({ members, view })) },
    'member.hidden': {
      actions: assign(({ context, event }) => ({ members: withoutMember(context.members, event.id) })),
    },
    'user.gone': { actions: assign(NOBODY) },
  },
});

export interface MemberNeighboursContext {
  /** The members as the list showed them last, in that order. */
  readonly members: readonly MemberEntry[];
  /** The search and order of the list, to which the way back leads. */
  readonly view: MemberView;
}

export type MemberNeighboursEvent =
  | { readonly type: 'members.shown'; readonly members: readonly MemberEntry[]; readonly view: MemberView }
  | { readonly type: 'member.hidden'; readonly id: EntityId }
  | { readonly type: 'user.gone' };

/** The members before and after one; both undefined where the list was not shown, or did not contain the member. */
export function neighboursOf({ members }: MemberNeighboursContext, id: EntityId) {
  const at = members.findIndex((member) => sameId(member.id, id));
  return at < 0 ? { before: undefined, behind: undefined } : { before: members[at - 1], behind: members[at + 1] };
}

/** The neighbours of a member in the list, one actor for the whole tab. */
export type MemberNeighboursActor = ActorRefFrom<typeof memberNeighboursMachine>;

/** Keeps the members that the list showed last, in their order, until the user signs out (MEMB-05). */
export function startMemberNeighbours(news: MemberNews, user: CurrentUser): MemberNeighboursActor {
  const actor = createActor(memberNeighboursMachine).start();
  news.onChange((change) => change.type === 'member.hidden' && actor.send(change));
  user.onGone(() => actor.send({ type: 'user.gone' }));
  return actor;
}
