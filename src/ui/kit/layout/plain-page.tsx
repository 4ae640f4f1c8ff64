import type { ReactNode } from 'react';
import styles from './plain-page.module.css';
import { wrapClassName } from './wrap-class-name.ts';

/** A page that belongs to no section. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return <div className={wrapClassName(styles.page)}>{children}</div>;
}
