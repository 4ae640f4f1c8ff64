import type { SessionActor } from '@/composition/tokens.ts';

/** Ends a session from outside, as a logout in another tab does. */
export function endSession(session: SessionActor): void {
  const userId = session.getSnapshot().context.token?.session.userId ?? '';
  session.send({ type: 'session.endedElsewhere', userId });
}
