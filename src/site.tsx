import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterFirstInteraction } from './adapters/browser/first-interaction.ts';
import { servedEntryScript } from './adapters/http/served-build.ts';
import type { openCore } from './core.tsx';
import { reported } from './shared/outcome.ts';
import { createCode } from './ui/app/islands/code.ts';
import { CoreProvider } from './ui/app/islands/core-context.tsx';
import { DeploymentProvider, reopenDialog, servedDeployment } from './ui/app/islands/deployment.ts';
import { fetchPage, sectionPage } from './ui/app/routes/match.ts';
import { App } from './ui/app/shell/app.tsx';

interface SiteSettings {
  /** Calls wait for it. A mocked server fulfils it with its time when it can be called (MOCK-03); it rejects when it cannot start. */
  readonly backend: Promise<{ readonly now: () => Date } | undefined>;
  /** Fetches the core, which the first script of a page does not contain: only its type is imported here. */
  readonly fetchCore: () => Promise<{ readonly openCore: typeof openCore }>;
}

/** Starts the program in the page that the host served. */
export async function startSite({ backend, fetchCore }: SiteSettings): Promise<void> {
  let firstInteraction: Event | undefined;
  const core = createCode(async () => {
    const [program, clock] = await Promise.all([fetchCore(), backend.catch(() => undefined)]);
    // An error of the program itself is reported as uncaught; a file that failed to load is not one.
    return reported(async () => program.openCore({ backend, now: clock && (() => clock.now()), firstInteraction }));
  });

  openSection();
  const path = window.location.pathname;
  // The page's code, and the core if an island of the page needs it, load while React hydrates the frame. A failure is shown on the page.
  const page = fetchPage(path).catch(() => undefined);

  const root = document.getElementById('root');
  if (root === null) throw new Error('#root is missing');
  if (root.dataset['core'] !== undefined) fetchCore().catch(() => undefined);
  reopenDialog();
  const deployment = servedDeployment(root, () => servedEntryScript(window.location.href));
  const app = (
    <CoreProvider core={core}>
      <DeploymentProvider value={deployment}>
        <App />
      </DeploymentProvider>
    </CoreProvider>
  );
  if (deployment.isAsServed(path)) hydrateRoot(root, app);
  else await renderInstead(root, app, page);

  // The core loads with the first island that needs it, and on any page once the visitor interacts. A failure is shown with a retry
  // by what needs the core.
  afterFirstInteraction((event) => {
    firstInteraction = event;
    core.load().catch(() => undefined);
  });
}

/**
 * Renders the app in place of the page of another address, which the host served. The served title goes first: the app renders
 * its own beside it.
 * @param page the code of the page, without which its first frame would be a skeleton
 */
export async function renderInstead(root: HTMLElement, app: ReactNode, page: Promise<unknown>): Promise<void> {
  document.querySelector('head > title')?.remove();
  await page;
  createRoot(root).render(app);
}

/**
 * Shows a section's root under the address of the page that it leads to, which is what the host serves there. The entry of the
 * history keeps its state: a reload may come before the router has led there.
 */
export function openSection(): void {
  const { pathname, search } = location;
  const lead = sectionPage(pathname);
  if (lead !== undefined) history.replaceState(history.state, '', `${lead}${search}`);
}
