import { useDeferredValue, useEffect, useRef } from 'react';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { PrerenderedPath, usePath } from '@/ui/kit/navigation/location.ts';
import { demoNote } from '@/ui/messages/ko/shell-messages.ts';
import { useIsAsServed, useOpening } from '../code/deployment.ts';
import { useCore } from '../island/core.tsx';
import { LoginLayer } from '../login/login-layer.tsx';
import { fetchPage } from '../routes/fetch-page.ts';
import { canonicalPathOf, matchPath } from '../routes/match-route.ts';
import { BottomNav } from './bottom-nav.tsx';
import { CodeLoadFailure } from './code-load-failure.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShownPage } from './shown-page.tsx';
import { TopBar } from './top-bar.tsx';
import { useLinkPreload } from './use-link-preload.ts';

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
