import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './button.module.css';

interface ButtonsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Buttons in a row that wraps. */
export function Buttons({ className, children }: ButtonsProps) {
  return <div className={classNames(styles.buttons, className)}>{children}</div>;
}
