import type { ReactNode } from 'react';
import type { Access } from '@/auth/domain/access.ts';
import styles from './access-mark.module.css';

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
