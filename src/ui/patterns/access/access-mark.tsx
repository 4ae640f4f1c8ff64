import type { ReactNode } from 'react';
import type { Access } from '@/auth/domain/access.ts';
import styles from './access-mark.module.css';

interface AccessMarkProps {
  readonly access: Access | 'unknown';
  readonly children: ReactNode;
}

/** Says in the markup what was decided about a page (ROUTE-07), for whoever checks it from outside; takes no room. */
export function AccessMark({ access, children }: AccessMarkProps) {
  return (
    <div className={styles.mark} data-access={access}>
      {children}
    </div>
  );
}
