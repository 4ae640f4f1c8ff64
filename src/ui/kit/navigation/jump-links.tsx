import type { ReactNode } from 'react';
import styles from './jump-links.module.css';

interface JumpLinksProps {
  /** Names where the links lead. */
  readonly label: string;
  /** Items of a list, each a link: to a part of the page, or to another view of it (then `aria-current` marks the current one). */
  readonly children: ReactNode;
}

/** Links within a page. */
export function JumpLinks({ label, children }: JumpLinksProps) {
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul>{children}</ul>
    </nav>
  );
}
