import { makeBrowserLeaveGuard } from '@/adapters/browser/leave-guard.ts';
import { type MakeLeaveQuestion, provideLeaveGuard } from '@/shared/leave-guard.machine.ts';
import type { PageHistory } from '@/shared/navigation.ports.ts';
import { type Get, shared } from './entry.ts';
import { ENTRY_SLOT } from './tokens.ts';

/** One for the tab, whose history views have. */
export const leaveGuard = (history: PageHistory) =>
  shared('LeaveGuard', (get) => makeBrowserLeaveGuard(history, get(ENTRY_SLOT)));

/** For pages that ask for confirmation before the user leaves unsaved changes. */
export const makeLeaveQuestion =
  (get: Get): MakeLeaveQuestion =>
  (history) =>
    provideLeaveGuard(get(leaveGuard(history)));
