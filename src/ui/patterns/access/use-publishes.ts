import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { SESSION } from '@/composition/tokens.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** Whether whoever looks sees forms and delete buttons (PERM-02). */
export function usePublishes(): boolean {
  return useSelector(useService(SESSION), (snapshot) => canPublish(sessionIn(snapshot)?.roles ?? []));
}
