import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './part.module.css';

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

interface InTurnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Parts that load independently, one below the other. What is below a part that is still loading stays hidden until that is
 * there, for a few seconds at most: its arrival would move what a person is about to press. What was shown once stays.
 */
export function InTurn({ className, children }: InTurnProps) {
  return <div className={classNames(styles.turn, className)}>{children}</div>;
}
