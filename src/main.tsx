import './ui/styles/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { normalisePath } from './shared/domain/site-path.ts';
import { CoreProvider } from './ui/core.tsx';
import { createLoadable } from './ui/loadable.ts';
import { sectionPage } from './ui/match-route.ts';
import { App } from './ui/shell/app.tsx';
import { preloadPage } from './ui/shell/use-link-preload.ts';

// In a mocked build the church starts beside the first paint; only calls wait for it.
const backend = __MOCKED__
  ? import('../mock-server/hosts/browser.ts').then(({ startBrowserHost }) => startBrowserHost())
  : Promise.resolve();
backend.then(
  () => (document.documentElement.dataset['backend'] = 'ready'),
  () => (document.documentElement.dataset['backend'] = 'failed'),
);

const core = createLoadable(async () => {
  const { openCore } = await import('./composition/members-core.ts');
  return openCore({ ...__CONFIGURATION__, backend });
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

// A section's root is served the page that it leads to.
const lead = sectionPage(window.location.pathname);
if (lead !== undefined) window.history.replaceState(null, '', `${lead}${window.location.search}`);

await preloadPage(window.location.pathname);
const app = (
  <CoreProvider core={core}>
    <App />
  </CoreProvider>
);
// What is served may be the page of another path, such as a host's one page for all it does not know.
if (root.dataset['path'] === normalisePath(window.location.pathname)) hydrateRoot(root, app);
else createRoot(root).render(app);

// The rest of the shell is fetched when the browser has nothing better to do; a failure shows when it is needed.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
whenIdle(() => void core.load().catch(() => undefined));
