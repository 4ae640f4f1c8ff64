import { ContainerModule } from 'inversify';
import { makeBrowserLeaveGuard } from '@/adapters/browser/browser-leave-guard.ts';
import { provideLeaveGuard } from '@/shared/machines/provide-leave-guard.ts';
import { LEAVE_GUARD, LEAVE_QUESTION } from './leave-guard.tokens.ts';

/** For pages that ask for confirmation before the user leaves unsaved changes. */
export const leaveGuardBindings = new ContainerModule(({ bind }) => {
  bind(LEAVE_GUARD).toResolvedValue(makeBrowserLeaveGuard);
  bind(LEAVE_QUESTION).toResolvedValue(provideLeaveGuard, [LEAVE_GUARD]);
});
