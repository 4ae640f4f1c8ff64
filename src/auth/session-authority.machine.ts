import { type ActorRefFrom, waitFor } from 'xstate';
import type { Clock } from '@/shared/clock.ports.ts';
import { partingTokenIn, tokenIn } from './current-user.machine.ts';
import type { sessionMachine } from './session.machine.ts';
import type { RefreshedToken, SessionAuthority } from './session.ports.ts';
import { refreshNeedFor } from './session.ts';

/** Connects the HTTP client to the session machine: it decides what a 403 means, and one refresh serves all waiting calls. */
export function makeSessionAuthority(session: ActorRefFrom<typeof sessionMachine>, clock: Clock): SessionAuthority {
  const held = () => tokenIn(session.getSnapshot());
  const tokenFor = (goesOn: boolean) => held() ?? (goesOn ? partingTokenIn(session.getSnapshot()) : undefined);
  /** The user of each token that was handed out. */
  const owners = new Map<string, string>();
  // No `ask`: a login that waits makes the session pending again in the same step, so an exit of a pending state is no answer yet.
  const decided = () => waitFor(session, (snapshot) => !snapshot.hasTag('pending'));

  return {
    bearer: async (goesOn) => {
      const wasSignedIn = held() !== undefined;
      await decided();
      const token = tokenFor(goesOn);
      if (token === undefined) return { kind: wasSignedIn ? 'over' : 'visitor' };
      owners.set(token.raw, token.session.userId);
      return { kind: 'authenticated', token: token.raw };
    },
    refresh: async (used, goesOn): Promise<RefreshedToken> => {
      await decided();
      const current = tokenFor(goesOn);
      const { forbidden } = session.getSnapshot().context;
      const refresh = refreshNeedFor({
        current,
        used,
        usedBy: owners.get(used),
        forbidden,
        now: clock.now().getTime(),
      });
      if (refresh === 'over' || refresh === 'forbidden') return { kind: refresh };
      if (refresh === 'refresh') {
        const wasSignedIn = held() !== undefined;
        session.send({ type: 'refresh.asked' });
        await decided();
        // A logout has cut that refresh off: its last calls have one of their own.
        if (wasSignedIn && held() === undefined && tokenFor(goesOn)?.raw === used) {
          session.send({ type: 'refresh.asked' });
          await decided();
        }
      }
      const token = tokenFor(goesOn)?.raw;
      if (token === undefined) return { kind: 'over' };
      if (token !== used) return { kind: 'refreshed', token };
      // No message of the session's end is due to a user who signs out: the call itself must fail with one.
      const isRefused = held() === undefined && session.getSnapshot().context.forbidden === used;
      return { kind: isRefused ? 'forbidden' : 'unreachable' };
    },
    reportForbidden: (raw) => session.send({ type: 'session.forbidden', token: raw }),
    reportRejected: (raw) => session.send({ type: 'session.rejected', token: raw }),
    reportAccepted: (raw) => session.send({ type: 'session.accepted', token: raw }),
  };
}
