import type { ActorRefFrom } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { sessionMachine } from './session.machine.ts';
import { sessionIn } from './session-selectors.ts';

/** The user of the running session, for modules that need to know nothing else of it. */
export function currentUserOf(session: ActorRefFrom<typeof sessionMachine>): CurrentUser {
  const read = () => sessionIn(session.getSnapshot());
  return {
    read,
    onChange: (listener) => follow(session, listener),
    onGone: (listener) => {
      let owner = read()?.userId;
      let isLeaving = false;
      session.subscribe((snapshot) => {
        const userId = sessionIn(snapshot)?.userId;
        const isAnother = userId !== undefined && owner !== undefined && userId !== owner;
        const leaves = snapshot.matches('signingOut');
        if (isAnother || (leaves && !isLeaving)) listener();
        isLeaving = leaves;
        owner = userId ?? owner;
      });
    },
    refresh: () => session.send({ type: 'refresh.asked' }),
  };
}
