import './ui/app/styles/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { startBesidePage } from '../mock-server/hosts/beside-page.ts';
import { afterFirstInteraction } from './adapters/browser/first-interaction.ts';
import { servedEntryScript } from './adapters/http/served-build.ts';
import { reported } from './shared/outcome.ts';
import { openSection, renderInstead } from './site.tsx';
import { createCode } from './ui/app/islands/code.ts';
import { CoreProvider } from './ui/app/islands/core-context.tsx';
import { DeploymentProvider, reopenDialog, servedDeployment } from './ui/app/islands/deployment.ts';
import { fetchPage } from './ui/app/routes/match.ts';
import { App } from './ui/app/shell/app.tsx';

// Only a mocked build has a server of its own.
const server = __MOCKED__ ? startBesidePage() : undefined;
const backend = server?.ready ?? Promise.resolve(undefined);

let firstInteraction: Event | undefined;
const fetchCore = () => import('./core.tsx');
const core = createCode(async () => {
  const [{ openCore }, mockedClock] = await Promise.all([
    fetchCore(),
    __MOCKED__ ? backend.catch(() => undefined) : undefined,
  ]);
  // An error of the program itself is reported as uncaught; a file that failed to load is not one.
  return reported(async () => openCore({ backend, now: mockedClock && (() => mockedClock.now()), firstInteraction }));
});

async function start(): Promise<void> {
  if (server !== undefined) await server.settled;
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

// Without an await of this module, which shares a file with what pages and the core import: they would wait for it, and it for them.
void start();
