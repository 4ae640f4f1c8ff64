import { useMachine } from '@xstate/react';
import { follow } from '@/shared/machines/follow.ts';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';

interface LeaveQuestion {
  /** The reader was held back, and is asked whether to go. */
  readonly isAsking: boolean;
  /** What is asked about is not the page, but something that it shows. */
  readonly isClosing: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Closes what holds the changes, after the same question where there are any. */
  readonly tryClosing: (close: () => void) => void;
}

/** A running actor, as far as the guard follows it. */
interface Followed<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Asks before a page is left whose changes are not saved (MEMB-05); show the question by `LeaveDialog`.
 * @param actor holds the changes; it stays the same while the page is shown
 * @param hasChanges whether there is anything to lose
 */
export function useLeaveGuard<Snapshot>(
  machine: typeof leaveGuardMachine,
  actor: Followed<Snapshot>,
  hasChanges: (snapshot: Snapshot) => boolean,
): LeaveQuestion {
  const [snapshot, send] = useMachine(machine, {
    input: {
      areThere: () => hasChanges(actor.getSnapshot()),
      onNews: (listener) => follow(actor, listener),
    },
  });

  return {
    isAsking: snapshot.hasTag('asking'),
    isClosing: snapshot.context.close !== undefined,
    leave: () => send({ type: 'leave.chosen' }),
    stay: () => send({ type: 'stay.chosen' }),
    tryClosing: (close) => send({ type: 'closing.tried', close }),
  };
}
