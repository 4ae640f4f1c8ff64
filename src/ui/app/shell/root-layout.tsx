import type { ReactNode } from 'react';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import styles from './root-layout.module.css';

interface RootLayoutProps {
  readonly topBar: ReactNode;
  readonly footer: ReactNode;
  readonly bottomNav: ReactNode;
  /** Whether another page was chosen and is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The one frame of every page (ROUTE-10). Its first focusable element is a skip link to the page. */
export function RootLayout({ topBar, footer, bottomNav, busy, children }: RootLayoutProps) {
  return (
    <>
      <a className={buttonClassName({ className: styles.skip })} href="#main">
        {shellMessages.skipToContent}
      </a>
      {topBar}
      <main id="main" className={styles.main} aria-busy={busy} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottomNav}
    </>
  );
}
