import { useSelector } from '@xstate/react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';

/** Whether the signed-in user is an Admin according to the session (PERM-03). */
export function useIsAdmin(): boolean {
  return useSelector(useCoreService('session'), (snapshot) => isAdmin(rolesIn(snapshot)));
}
