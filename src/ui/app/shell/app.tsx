import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { normalisePath } from '@/shared/addresses.ts';
import { buttonClassName } from '@/ui/kit/actions/button.tsx';
import { Announcer, announce } from '@/ui/kit/feedback/announcer.tsx';
import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';
import { type ScrollMemory, startScrollMemory } from '@/ui/kit/history/places.ts';
import { PrerenderedPath, useMoved, usePath } from '@/ui/kit/navigation/location.ts';
import { demoNote, shellMessages } from '@/ui/messages/ko/shell.ts';
import { useCore } from '../islands/core-context.tsx';
import { useIsAsServed, useOpening } from '../islands/deployment.ts';
import { canonicalPathOf, codeOfPage, fetchPage, matchPath } from '../routes/match.ts';
import styles from './app.module.css';
import { BottomNav } from './bottom-nav.tsx';
import { Drawer, LoginLayer } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { CodeLoadFailure } from './load-failure.tsx';
import { ShownPage } from './shown-page.tsx';
import { TopBar } from './top-bar.tsx';

const NOTE = __MOCKED__ && <p>{demoNote}</p>;

interface AppProps {
  /** The path to render where there is no browser: while prerendering. */
  readonly ssrPath?: string;
}

/** The site: one frame, and in it the page of the current path (ROUTE-10). */
export function App({ ssrPath }: AppProps) {
  return (
    <PrerenderedPath value={ssrPath}>
      <Site />
    </PrerenderedPath>
  );
}

function Site() {
  const path = usePath();
  // The shown page stays until the code of the next one is loaded.
  const shownPath = useDeferredValue(path);
  const currentPath = normalisePath(path);
  const { Overlays } = useCore();
  // A page with an audience is not interactive until the user is known.
  const isOpen = matchPath(shownPath).route.audience === undefined;
  const isAsServed = useIsAsServed(shownPath) && isOpen;
  useOpening(path, fetchPage);
  useLinkPreload();

  const firstPath = useRef(path);
  useEffect(() => {
    // Set by an effect, so that tests and tools know when the page is hydrated and handles clicks.
    const answer = () => (document.documentElement.dataset['interactive'] = 'true');
    fetchPage(firstPath.current).then(answer, answer);
  }, []);

  return (
    <>
      <RootLayout
        topBar={<TopBar currentPath={currentPath} />}
        footer={<Footer showCopyright={matchPath(shownPath).page === 'home'}>{NOTE}</Footer>}
        busy={path !== shownPath}
        bottomNav={<BottomNav currentPath={currentPath} />}
      >
        <CodeLoadFailure path={shownPath} isAsServed={isAsServed} />
        <ShownPage path={shownPath} isAsServed={isAsServed} />
      </RootLayout>
      <Drawer />
      <LoginLayer />
      <RouteAnnouncer path={canonicalPathOf(shownPath)} />
      {Overlays !== undefined && <Overlays />}
    </>
  );
}

interface RootLayoutProps {
  readonly topBar: ReactNode;
  readonly footer: ReactNode;
  readonly bottomNav: ReactNode;
  /** Whether another page was chosen and is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The one frame of every page (ROUTE-10). Its first focusable element is a skip link to the page. */
function RootLayout({ topBar, footer, bottomNav, busy, children }: RootLayoutProps) {
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

const focusHeading = () => takeFocusInPlace(document.querySelector<HTMLElement>('[data-page-heading]'));

/** After a navigation to another page: scrolls, moves the focus to its heading, and announces its title (ROUTE-09). */
function RouteAnnouncer({ path }: { readonly path: string }) {
  const memory = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    // Deferred, because the drawer with the link holds the focus until it has closed.
    const started = startScrollMemory(() => setTimeout(focusHeading), canonicalPathOf);
    memory.current = started;
    return started.stop;
  }, []);

  useMoved(path, () => {
    memory.current?.arrive();
    focusHeading();
    announce(document.title);
  });

  return <Announcer />;
}

/** Fetches the code of a page when a pointer, a finger or the focus nears a link to it. */
function useLinkPreload(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Code that failed to load is requested again when the page is opened, not whenever a pointer passes.
      if (link === null) return;
      const hasFailed = codeOfPage(link.pathname).some((code) => code?.state().status === 'failed');
      if (!hasFailed) fetchPage(link.pathname).catch(() => undefined);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'];
    for (const kind of kinds) document.addEventListener(kind, near, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, near);
    };
  }, []);
}
