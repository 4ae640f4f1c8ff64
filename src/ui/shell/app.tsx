import { Suspense, useDeferredValue } from 'react';
import { Router, useLocation } from 'wouter';
import { DRAWER, LOGIN_DIALOG } from '@/composition/tokens.ts';
import { useCommand, useCore } from '../core.tsx';
import { RootLayout } from '../layouts/root-layout.tsx';
import { matchPath } from '../match-route.ts';
import { useCurrentYear } from '../use-current-year.ts';
import { Arrival } from './arrival.tsx';
import { CoreFailure } from './core-failure.tsx';
import { Footer } from './footer.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { Tools } from './tools.tsx';
import { TopBar } from './top-bar.tsx';
import { useLinkPreload } from './use-link-preload.ts';

interface AppProps {
  /** The path to render where there is no browser: while prerendering. */
  readonly ssrPath?: string;
}

/** The site: one frame, and in it the page of the current path (ROUTE-10). */
export function App({ ssrPath }: AppProps) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <Site />
    </Router>
  );
}

function Site() {
  const [path] = useLocation();
  // The page that is shown stays until the code of the next one is there.
  const shownPath = useDeferredValue(path);
  const core = useCore();
  const command = useCommand();
  const year = useCurrentYear();
  useLinkPreload();

  const openMenu = () => command((get) => get(DRAWER).send({ type: 'drawer.opened' }));
  const openLogin = () => command((get) => get(LOGIN_DIALOG).send({ type: 'login.asked', occasion: 'asked' }));
  const views = core.status === 'ready' ? core.value.views : undefined;
  return (
    <>
      <RootLayout
        topBar={
          <TopBar
            currentPath={path}
            tools={
              views === undefined ? (
                <Tools onLoginClick={openLogin} onMenuClick={openMenu} onLoginNear={core.load} />
              ) : (
                <views.SessionTools />
              )
            }
          />
        }
        footer={<Footer showCopyright={matchPath(shownPath).entry?.page === 'home'} year={year} />}
        thumbBar={<ThumbBar currentPath={path} onMenuClick={openMenu} />}
      >
        <PageBoundary key={shownPath}>
          <Suspense>
            <PageView path={shownPath} />
          </Suspense>
        </PageBoundary>
        {core.status === 'failed' && <CoreFailure onRetry={core.load} />}
      </RootLayout>
      <Arrival path={shownPath} />
      {views !== undefined && <views.Overlays path={path} />}
    </>
  );
}
