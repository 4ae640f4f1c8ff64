import { type ActorRefFrom, createActor } from 'xstate';
import type { MemberNews } from '../ports/member-news.ts';
import { memberRoundMachine } from './member-round.machine.ts';

/** Whoever looks through the list member by member, one for the whole tab. */
export type MemberRoundActor = ActorRefFrom<typeof memberRoundMachine>;

/** Knows whom the list showed last, in which order (MEMB-05). */
export function startMemberRound(news: MemberNews): MemberRoundActor {
  const actor = createActor(memberRoundMachine).start();
  news.onChange((change) => change.type === 'member.leaving' && actor.send(change));
  return actor;
}
