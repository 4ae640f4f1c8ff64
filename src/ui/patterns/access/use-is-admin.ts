import { useSelector } from '@xstate/react';
import { rolesIn } from '@/auth/current-user.machine.ts';
import { isAdmin } from '@/shared/roles.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';

/** Whether the signed-in user is an Admin according to the session (PERM-03). */
export function useIsAdmin(): boolean {
  return useSelector(useCoreService('session'), (snapshot) => isAdmin(rolesIn(snapshot)));
}
