import { memo } from 'react';
import { logo } from '@/church/logo.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { wrapClassName } from '@/ui/kit/layout/page.tsx';
import { tapTarget } from '@/ui/kit/layout/text.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { pageNames, sectionNames, shellMessages } from '@/ui/messages/ko/shell.ts';
import { useShellViewModel } from '../islands/core-context.tsx';
import { href, rootOf } from '../routes/href.ts';
import { DRAWER_ID, LOGIN_ID } from './dialogs.tsx';
import styles from './top-bar.module.css';

const LINKS = [
  ['intro', rootOf('vision')],
  ['people', rootOf('pastor')],
  ['sermon', href('bulletin')],
  ['communion', rootOf('events')],
  ['organizations', href('organizations')],
] as const;

interface TopBarProps {
  /** As routes are compared (`normalisePath`). */
  readonly currentPath: string;
}

/** The bar at the top: brand, the five public links from 768 px, tools (SHELL-01). It is laid out by its own width. */
export function TopBar({ currentPath }: TopBarProps) {
  return <Bar current={sectionOf(currentPath)} />;
}

/** Memoised: navigating within a section does not render it again. */
const Bar = memo(function Bar({ current }: { readonly current: string | undefined }) {
  return (
    <header className={styles.bar}>
      <div className={wrapClassName(styles.row)}>
        <Brand />
        <nav className={styles.top} aria-label={shellMessages.mainMenu}>
          {LINKS.map(([section, address]) => (
            <Link
              key={section}
              className={tapTarget}
              href={address}
              aria-current={sectionOf(address) === current ? 'true' : undefined}
            >
              {sectionNames[section]}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <TopBarTools />
        </div>
      </div>
    </header>
  );
});

const sectionOf = (path: string): string | undefined => path.split('/')[1];

/**
 * The end of the top bar: login or the user's e-mail address (SHELL-02), and the menu (on phones it is in the bottom
 * navigation). No component above it renders when the user signs in.
 */
export function TopBarTools() {
  const { email } = useShellViewModel();
  return (
    <>
      <Link className={styles.search} href={href('search')}>
        <Icon name="search" />
        <span>{pageNames.search}</span>
      </Link>
      {email === undefined ? (
        <Button
          variant="quiet"
          className={styles.login}
          data-opens={LOGIN_ID}
          aria-haspopup="dialog"
          // oxlint-disable-next-line react/forbid-component-props -- its dialog opens before any script is there
          aria-expanded={false}
        >
          <Icon name="user" />
          <span>{shellMessages.login}</span>
        </Button>
      ) : (
        <Link className={styles.user} href={href('profile')} title={email}>
          <Icon name="user" />
          <span className={styles.email}>{email}</span>
          <span className={styles.own} aria-hidden="true">
            {pageNames.profile}
          </span>
        </Link>
      )}
      <Button
        variant="quiet"
        className={styles.menu}
        data-opens={DRAWER_ID}
        aria-haspopup="dialog"
        // oxlint-disable-next-line react/forbid-component-props -- as above
        aria-expanded={false}
      >
        <Icon name="menu" />
        <span>{shellMessages.menu}</span>
      </Button>
    </>
  );
}

/** The church's logo and name, leading to the home page (SHELL-01). */
export function Brand() {
  return (
    <Link className={styles.brand} href={href('home')}>
      <svg className={styles.logo} viewBox={logo.viewBox} aria-hidden="true" focusable="false">
        {logo.shapes.map(({ drawn, path }) => (
          <path key={path} className={styles[drawn]} d={path} />
        ))}
      </svg>
      <span>
        <span>{shellMessages.churchName}</span>{' '}
        <small className={styles.spanish} lang="es">
          {shellMessages.churchNameSpanish}
        </small>
      </span>
    </Link>
  );
}
