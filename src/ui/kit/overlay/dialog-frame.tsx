import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The panel of a `dialog` element that is in the page before the program runs: looks like every dialog. */
export function DialogFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.dialog}>{children}</div>;
}
