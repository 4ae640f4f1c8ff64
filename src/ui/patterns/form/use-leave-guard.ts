import { useMachine } from '@xstate/react';
import { follow } from '@/shared/machines/follow.ts';
import type { ChangesLeft, leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';

interface LeaveQuestion {
  /** Leaving was blocked, and the user is asked to confirm it. */
  readonly isAsking: boolean;
  /** The question concerns a part of the page, not the page itself. */
  readonly isClosing: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Closes the part that holds the changes; asks first if there are any. */
  readonly tryClosing: (holder: Receiver<ChangesLeft>) => void;
}

/** The part of an actor that the guard uses. */
interface Followed<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Asks before a page with unsaved changes is left (MEMB-05); `LeaveDialog` shows the question.
 * @param actor holds the changes; must stay the same while the page is shown
 * @param hasChanges whether there are unsaved changes
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
    isClosing: snapshot.context.holder !== undefined,
    leave: () => send({ type: 'leave.chosen' }),
    stay: () => send({ type: 'stay.chosen' }),
    tryClosing: (holder) => send({ type: 'close.asked', holder }),
  };
}
