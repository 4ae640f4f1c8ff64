import { useSelector } from '@xstate/react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** Whether whoever looks sees forms and delete buttons (PERM-02). */
export function usePublishes(): boolean {
  return useSelector(useService(coreFeature, 'session'), (snapshot) => canPublish(rolesIn(snapshot)));
}
