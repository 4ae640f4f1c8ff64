import './ui/app/styles/styles.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { servedEntryScript } from './adapters/http/served-build.ts';
import { createCode } from './ui/app/code/code.ts';
import { DeploymentProvider } from './ui/app/code/deployment.ts';
import { servedDeployment } from './ui/app/code/served-deployment.ts';
import { CoreProvider } from './ui/app/island/core.tsx';
import { sectionPage } from './ui/app/routes/match-route.ts';
import { App } from './ui/app/shell/app.tsx';
import { fetchPage } from './ui/app/shell/use-link-preload.ts';

// Zod would try `eval` at once, which the site's content security policy blocks and reports.
if (__MOCKED__) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// In a mocked build the mocked server starts in parallel with the first paint, on a first visit its worker even before its code
// has come: a worker needs as long, and `service-worker.ts` waits for it.
if (__MOCKED__ && navigator.serviceWorker?.controller === null)
  navigator.serviceWorker.register('/demo-worker.js').catch(() => undefined);
const server = __MOCKED__ ? import('../mock-server/hosts/browser.ts') : undefined;
const host = server?.then(({ startBrowserHost }) => startBrowserHost());
const backend = host?.then(askReady) ?? Promise.resolve(undefined);
markBackend(backend);

const fetchCore = () => import('./composition/app-core.ts');
const core = createCode(async () => {
  const [{ openCore }, mockedClock] = await Promise.all([fetchCore(), backend.catch(() => undefined)]);
  return openCore({ backend, now: mockedClock && (() => mockedClock.now()) });
});

// Nothing new can be shown before that server answers: all else leaves it the line and the processor.
if (__MOCKED__) await host?.then(({ filled }) => filled).catch(() => undefined);

openSection();
const path = window.location.pathname;
// Both load in parallel while React hydrates the frame; a failure is shown on the page.
const page = fetchPage(path).catch(() => undefined);
fetchCore().catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
const deployment = servedDeployment(root, () => servedEntryScript(window.location.href));
const app = (
  <CoreProvider core={core}>
    <DeploymentProvider value={deployment}>
      <App />
    </DeploymentProvider>
  </CoreProvider>
);
if (deployment.isAsServed(path)) hydrateRoot(root, app);
else await renderInstead(root, app);

// The rest of the shell loads when the browser is idle. A failure is shown on the page, with a retry; its cause is logged to
// the console.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
whenIdle(() => void core.load().catch(reportError));

async function askReady({ ready }: Awaited<NonNullable<typeof host>>) {
  const clock = await ready;
  window.askEarly?.();
  return clock;
}

/** Tells tests and tools whether the mocked server has started. */
function markBackend(started: Promise<unknown>): void {
  started.then(
    () => (document.documentElement.dataset['backend'] = 'ready'),
    () => (document.documentElement.dataset['backend'] = 'failed'),
  );
}

/** A section's root is served as the page that it leads to. */
function openSection(): void {
  const lead = sectionPage(window.location.pathname);
  if (lead !== undefined) window.history.replaceState(null, '', `${lead}${window.location.search}`);
}

/** Renders the page in place of another one that was served, whose title would be in the head beside the rendered one. */
async function renderInstead(element: HTMLElement, view: ReactNode): Promise<void> {
  document.querySelector('head > title')?.remove();
  await page;
  createRoot(element).render(view);
}
