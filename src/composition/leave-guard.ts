import { ContainerModule } from 'inversify';
import { makeBrowserLeaveGuard } from '@/adapters/browser/leave-guard.ts';
import { type leaveGuardMachine, provideLeaveGuard } from '@/shared/leave-guard.machine.ts';
import type { LeaveGuard } from '@/shared/navigation.ports.ts';
import { pageHistory } from '@/ui/kit/history/page-history.ts';
import { ENTRY_SLOT, token } from './tokens.ts';

export const LEAVE_GUARD = token<LeaveGuard>('LeaveGuard');
export const LEAVE_QUESTION = token<typeof leaveGuardMachine>('LeaveQuestion');

/** For pages that ask for confirmation before the user leaves unsaved changes. */
export const leaveGuardBindings = new ContainerModule(({ bind }) => {
  bind(LEAVE_GUARD).toResolvedValue((entrySlot) => makeBrowserLeaveGuard(pageHistory, entrySlot), [ENTRY_SLOT]);
  bind(LEAVE_QUESTION).toResolvedValue(provideLeaveGuard, [LEAVE_GUARD]);
});
