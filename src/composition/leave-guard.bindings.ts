import { ContainerModule } from 'inversify';
import { makeBrowserLeaveGuard } from '@/adapters/browser/browser-leave-guard.ts';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import { provideLeaveGuard } from '@/shared/machines/provide-leave-guard.ts';
import type { LeaveGuard } from '@/shared/ports/leave-guard.ts';
import { entrySlot } from '../ui/kit/history/entry-slot.ts';
import { pageHistory } from '../ui/kit/history/page-history.ts';
import { token } from './token.ts';

export const LEAVE_GUARD = token<LeaveGuard>('LeaveGuard');
export const LEAVE_QUESTION = token<typeof leaveGuardMachine>('LeaveQuestion');

/** For pages that ask for confirmation before the user leaves unsaved changes. */
export const leaveGuardBindings = new ContainerModule(({ bind }) => {
  bind(LEAVE_GUARD).toResolvedValue(() => makeBrowserLeaveGuard(pageHistory, entrySlot));
  bind(LEAVE_QUESTION).toResolvedValue(provideLeaveGuard, [LEAVE_GUARD]);
});
