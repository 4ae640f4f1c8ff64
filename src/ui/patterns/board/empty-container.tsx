import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './container.module.css';

interface EmptyContainerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The sentence in a container that holds nobody. */
export function EmptyContainer({ className, children }: EmptyContainerProps) {
  return <p className={classNames(styles.nobody, className)}>{children}</p>;
}
