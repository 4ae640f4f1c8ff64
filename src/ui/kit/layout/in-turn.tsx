import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './in-turn.module.css';

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
