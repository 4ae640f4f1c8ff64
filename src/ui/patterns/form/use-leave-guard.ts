import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';

interface LeaveQuestion {
  /** The reader was held back, and is asked whether to go. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before a page is left whose changes are not saved (MEMB-05); show the question by `LeaveDialog`.
 * @param hasChanges whether there is anything to lose
 */
export function useLeaveGuard(machine: typeof leaveGuardMachine, hasChanges: boolean): LeaveQuestion {
  const [snapshot, send] = useMachine(machine);

  useEffect(() => send({ type: hasChanges ? 'changes.made' : 'changes.gone' }), [hasChanges, send]);

  return {
    isAsking: snapshot.matches({ guarding: 'asking' }),
    leave: () => send({ type: 'leave.chosen' }),
    stay: () => send({ type: 'stay.chosen' }),
  };
}
