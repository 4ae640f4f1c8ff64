import type { ReactNode } from 'react';
import styles from './part-heading.module.css';

interface PartHeadingProps {
  /** Lets the section name itself with `aria-labelledby`. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
  /** A small remark at the far end of the line. */
  readonly aside?: ReactNode;
}

/** The heading (h2) of a part, opened by a double rule, as in print. */
export function PartHeading({ id, children, aside }: PartHeadingProps) {
  return (
    <div className={styles.part}>
      <h2 className={styles.title} id={id}>
        {children}
      </h2>
      {aside !== undefined && <p className={styles.aside}>{aside}</p>}
    </div>
  );
}
