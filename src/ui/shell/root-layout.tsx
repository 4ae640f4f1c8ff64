import type { ReactNode } from 'react';
import styles from './root-layout.module.css';
import { SkipLink } from './skip-link.tsx';

interface RootLayoutProps {
  readonly topBar: ReactNode;
  readonly footer: ReactNode;
  readonly thumbBar: ReactNode;
  readonly children: ReactNode;
}

/** The one frame of every page (ROUTE-10). */
export function RootLayout({ topBar, footer, thumbBar, children }: RootLayoutProps) {
  return (
    <>
      <SkipLink />
      {topBar}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {thumbBar}
    </>
  );
}
