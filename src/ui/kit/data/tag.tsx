import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './tag.module.css';

interface TagProps {
  readonly tone?: 'plain' | 'accent' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word with its own background colour. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
