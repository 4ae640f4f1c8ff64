import type { ReactNode } from 'react';
import type { Access, Audience } from '@/auth/page-access.ts';
import { createIsland, IslandSlot } from '../islands/island.tsx';
import type { PageName } from '../routes/routes.ts';
import styles from './access-gate.module.css';

export interface AccessGateProps {
  readonly audience: Audience;
  readonly page: PageName;
  /** Shown until the user is known. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

const guard = createIsland(() => import('./access-guard.tsx').then((module) => module.AccessGuardIsland));

/** Shows a page to its audience (ROUTE-07), once the user is known. */
export function AccessGate(props: AccessGateProps) {
  return (
    <IslandSlot island={guard} props={props} fallback={<AccessMark access="unknown">{props.fallback}</AccessMark>} />
  );
}

interface AccessMarkProps {
  readonly access: Access | 'unknown';
  readonly children: ReactNode;
}

/**
 * Writes the access decision about a page into the markup (ROUTE-07), for tests and tools that check it from outside;
 * invisible.
 */
export function AccessMark({ access, children }: AccessMarkProps) {
  return (
    <div className={styles.mark} data-access={access}>
      {children}
    </div>
  );
}
