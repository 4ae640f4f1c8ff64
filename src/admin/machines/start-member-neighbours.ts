import { type ActorRefFrom, createActor } from 'xstate';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { MemberNews } from '../ports/member-news.ts';
import { memberNeighboursMachine } from './member-neighbours.machine.ts';

/** The neighbours of a member in the list, one actor for the whole tab. */
export type MemberNeighboursActor = ActorRefFrom<typeof memberNeighboursMachine>;

/** Keeps the members that the list showed last, in their order, until the user signs out (MEMB-05). */
export function startMemberNeighbours(news: MemberNews, user: CurrentUser): MemberNeighboursActor {
  const actor = createActor(memberNeighboursMachine).start();
  news.onChange((change) => change.type === 'member.hidden' && actor.send(change));
  user.onGone(() => actor.send({ type: 'user.gone' }));
  return actor;
}
