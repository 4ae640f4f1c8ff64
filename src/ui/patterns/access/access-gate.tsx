import type { ReactNode } from 'react';
import type { Audience } from '@/auth/domain/access.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageName } from '@/ui/app/routes/page-name.ts';
import { AccessMark } from './access-mark.tsx';

export interface AccessGateProps {
  readonly audience: Audience;
  readonly page: PageName;
  /** Shown until the user is known. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

const guard = createIsland(() => import('./access-guard-island.tsx').then((module) => module.AccessGuardIsland));

/** Shows a page to its audience (ROUTE-07), once the user is known. */
export function AccessGate(props: AccessGateProps) {
  return (
    <IslandSlot island={guard} props={props} fallback={<AccessMark access="unknown">{props.fallback}</AccessMark>} />
  );
}
