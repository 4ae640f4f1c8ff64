import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './plain-page.module.css';
import wrap from './wrap.module.css';

/** A page that belongs to no section. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(wrap.wrap, styles.page)}>{children}</div>;
}
