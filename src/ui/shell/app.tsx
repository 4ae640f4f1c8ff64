import { Suspense, useDeferredValue, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { useCommand, useCore, useShellFace } from '../core.tsx';
import { matchPath, viewKey } from '../match-route.ts';
import { useCurrentYear } from '../use-current-year.ts';
import { Arrival } from './arrival.tsx';
import { CoreFailure } from './core-failure.tsx';
import { DemoNote } from './demo-note.tsx';
import { Footer } from './footer.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { RootLayout } from './root-layout.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { TopBarTools } from './top-bar-tools.tsx';
import { useLinkPreload } from './use-link-preload.ts';

// Beside the core, which shows it; a failure shows there.
const fetchLogin = () => void import('../auth/login-dialog.tsx').catch(() => undefined);

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
  const place = normalisePath(path);
  const core = useCore();
  const command = useCommand();
  const face = useShellFace();
  const year = useCurrentYear();
  useLinkPreload();

  useEffect(() => {
    // From here on the page answers to clicks; before, it was only a picture of itself.
    document.documentElement.dataset['interactive'] = 'true';
  }, []);

  const openMenu = () => command((views, get) => views.openMenu(get));
  const openLogin = () => {
    fetchLogin();
    command((views, get) => views.openLogin(get));
  };
  const views = core.status === 'ready' ? core.value.views : undefined;
  return (
    <>
      <RootLayout
        topBar={
          <TopBar
            currentPath={place}
            tools={<TopBarTools {...face} onLoginClick={openLogin} onMenuClick={openMenu} onLoginNear={core.load} />}
          />
        }
        footer={
          <Footer showCopyright={matchPath(shownPath).entry?.page === 'home'} year={year}>
            {__MOCKED__ && <DemoNote />}
          </Footer>
        }
        thumbBar={<ThumbBar currentPath={place} menuOpen={face.menuOpen} onMenuClick={openMenu} />}
      >
        {core.status === 'failed' && <CoreFailure onRetry={core.load} />}
        {/* Outside the key: a boundary that is new would show its fallback in place of the page that is shown. */}
        <Suspense>
          <PageBoundary key={viewKey(shownPath)}>
            <PageView path={shownPath} />
          </PageBoundary>
        </Suspense>
      </RootLayout>
      <Arrival path={shownPath} />
      {views !== undefined && <views.Overlays path={path} />}
    </>
  );
}
