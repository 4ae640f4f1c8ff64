import './ui/app/styles/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { servedProgram } from './adapters/http/served-build.ts';
import { normalisePath } from './shared/domain/site-path.ts';
import { createCode } from './ui/app/code/code.ts';
import { type Deployment, DeploymentProvider } from './ui/app/code/deployment.ts';
import { CoreProvider } from './ui/app/island/core.tsx';
import { sectionPage } from './ui/app/routes/match-route.ts';
import { App } from './ui/app/shell/app.tsx';
import { fetchPage } from './ui/app/shell/use-link-preload.ts';

// The church's library would try `eval` at once, which the site's policy refuses and reports.
if (__MOCKED__) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// In a mocked build the church starts beside the first paint; only what calls it, or asks it for the day, waits.
const backend = __MOCKED__
  ? import('../mock-server/hosts/browser.ts').then(({ startBrowserHost }) => startBrowserHost())
  : Promise.resolve(undefined);
backend.then(
  () => (document.documentElement.dataset['backend'] = 'ready'),
  () => (document.documentElement.dataset['backend'] = 'failed'),
);

const fetchCore = () => import('./composition/app-core.ts');
const core = createCode(async () => {
  const [{ openCore }, clock] = await Promise.all([fetchCore(), backend.catch(() => undefined)]);
  return openCore({ backend, clock });
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

// A section's root is served the page that it leads to.
const lead = sectionPage(window.location.pathname);
if (lead !== undefined) window.history.replaceState(null, '', `${lead}${window.location.search}`);

const path = window.location.pathname;
// Both come beside each other while React takes the frame over; what does not come is said on the page.
const page = fetchPage(path).catch(() => undefined);
fetchCore().catch(() => undefined);
// What is served may be the page of another path, such as a host's one page for all it does not know.
const stands = (one: string): boolean => root.dataset['path'] === normalisePath(one);
const program = document.querySelector('script[type="module"]')?.getAttribute('src');
const deployment: Deployment = {
  served: async () => {
    const served = await servedProgram(window.location.href);
    if (served === undefined) return 'none';
    return served === program ? 'same' : 'other';
  },
  reload: () => window.location.reload(),
  stands,
  leave: () => root.removeAttribute('data-path'),
};
const app = (
  <CoreProvider core={core}>
    <DeploymentProvider value={deployment}>
      <App />
    </DeploymentProvider>
  </CoreProvider>
);
if (stands(path)) hydrateRoot(root, app);
else {
  // That page's title would stand in the head beside the one that is rendered.
  document.querySelector('head > title')?.remove();
  await page;
  createRoot(root).render(app);
}

// The rest of the shell is fetched when the browser has nothing better to do. A failure shows on the page, with a retry;
// why it failed is for the console.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
whenIdle(() => void core.load().catch(reportError));
