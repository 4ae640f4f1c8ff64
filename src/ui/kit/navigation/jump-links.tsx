import type { ReactNode } from 'react';
import styles from './jump-links.module.css';

interface JumpLinksProps {
  /** What the links are ways to. */
  readonly label: string;
  /** Items of a list, each a link: to a part of the page, or to another way of seeing it (then `aria-current` marks what is seen). */
  readonly children: ReactNode;
}

/** Ways within a page. */
export function JumpLinks({ label, children }: JumpLinksProps) {
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul>{children}</ul>
    </nav>
  );
}
