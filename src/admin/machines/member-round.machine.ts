import { assign, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { MemberEntry } from '../domain/member.ts';
import { defaultView, type MemberView } from '../domain/member-list.ts';
import { withoutMember } from '../domain/namesake.ts';

export interface MemberRoundContext {
  /** As the list showed them last, in that order. */
  readonly members: readonly MemberEntry[];
  /** How the list was looked at: there the way back leads. */
  readonly view: MemberView;
}

export type MemberRoundEvent =
  | { readonly type: 'members.shown'; readonly members: readonly MemberEntry[]; readonly view: MemberView }
  | { readonly type: 'member.leaving'; readonly id: EntityId }
  | { readonly type: 'session.over' };

const NOBODY: MemberRoundContext = { members: [], view: defaultView };

/** Goes with whoever looks through the list member by member: it knows who stands before and behind one (MEMB-05). */
export const memberRoundMachine = setup({
  types: { context: {} as MemberRoundContext, events: {} as MemberRoundEvent },
}).createMachine({
  id: 'memberRound',
  context: NOBODY,
  on: {
    'members.shown': { actions: assign(({ event: { members, view } }) => ({ members, view })) },
    'member.leaving': {
      actions: assign(({ context, event }) => ({ members: withoutMember(context.members, event.id) })),
    },
    'session.over': { actions: assign(NOBODY) },
  },
});

/** Who stands before and behind a member; nobody where the list was not looked at, or did not show them. */
export function neighboursOf({ members }: MemberRoundContext, id: EntityId) {
  const at = members.findIndex((member) => sameId(member.id, id));
  return at < 0 ? { before: undefined, behind: undefined } : { before: members[at - 1], behind: members[at + 1] };
}
