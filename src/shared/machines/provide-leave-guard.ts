import { fromCallback } from 'xstate';
import type { LeaveGuard } from '../ports/leave-guard.ts';
import { type LeaveGuardEvent, leaveGuardMachine } from './leave-guard.machine.ts';

/** Provides the question before unsaved changes are left with the guard of the browser. */
export function provideLeaveGuard(guard: LeaveGuard): typeof leaveGuardMachine {
  return leaveGuardMachine.provide({
    actors: {
      activate: fromCallback<LeaveGuardEvent>(({ sendBack }) =>
        guard.activate(() => sendBack({ type: 'leave.asked' })),
      ),
    },
    actions: { leave: () => guard.leave() },
  });
}
