import type { ReactNode } from 'react';
import styles from './root-layout.module.css';
import { SkipLink } from './skip-link.tsx';

interface RootLayoutProps {
  readonly topBar: ReactNode;
  readonly footer: ReactNode;
  readonly bottomNav: ReactNode;
  /** Whether another page was chosen, and is on its way. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The one frame of every page (ROUTE-10). */
export function RootLayout({ topBar, footer, bottomNav, busy, children }: RootLayoutProps) {
  return (
    <>
      <SkipLink />
      {topBar}
      <main id="main" className={styles.main} aria-busy={busy} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottomNav}
    </>
  );
}
