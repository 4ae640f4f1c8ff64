import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { SESSION } from '@/composition/tokens.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** Whether whoever is signed in manages roles, as far as the session says (PERM-03). */
export function useIsAdmin(): boolean {
  return useSelector(useService(SESSION), (snapshot) => isAdmin(sessionIn(snapshot)?.roles ?? []));
}
