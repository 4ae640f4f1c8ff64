import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import type { LeaveGuard } from '@/shared/ports/leave-guard.ts';
import { token } from './token.ts';

export const LEAVE_GUARD = token<LeaveGuard>('LeaveGuard');
export const LEAVE_QUESTION = token<typeof leaveGuardMachine>('LeaveQuestion');
