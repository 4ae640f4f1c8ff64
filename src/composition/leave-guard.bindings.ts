import { ContainerModule } from 'inversify';
import { fromCallback } from 'xstate';
import { makeBrowserLeaveGuard } from '@/adapters/browser/browser-leave-guard.ts';
import { type LeaveGuardEvent, leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import type { LeaveGuard } from '@/shared/ports/leave-guard.ts';
import { LEAVE_GUARD, LEAVE_QUESTION } from './leave-guard.tokens.ts';

/** For pages that ask for confirmation before the user leaves unsaved changes. */
export const leaveGuardBindings = new ContainerModule(({ bind }) => {
  bind(LEAVE_GUARD).toResolvedValue(makeBrowserLeaveGuard);
  bind(LEAVE_QUESTION).toResolvedValue(bindLeaveQuestion, [LEAVE_GUARD]);
});

function bindLeaveQuestion(guard: LeaveGuard): typeof leaveGuardMachine {
  return leaveGuardMachine.provide({
    actors: {
      activate: fromCallback<LeaveGuardEvent>(({ sendBack }) =>
        guard.activate(() => sendBack({ type: 'leave.requested' })),
      ),
    },
    actions: { leave: () => guard.leave() },
  });
}
