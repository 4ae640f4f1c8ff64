import './ui/styles/styles.css';
import { createRoot } from 'react-dom/client';
import { CoreProvider } from './ui/core.tsx';
import { createLoadable } from './ui/loadable.ts';
import { App } from './ui/shell/app.tsx';
import { preloadPage } from './ui/shell/use-link-preload.ts';

// In a mocked build the church starts beside the first paint; only calls wait for it.
const backend = __MOCKED__
  ? import('../mock-server/hosts/browser.ts').then(({ startBrowserHost }) => startBrowserHost())
  : Promise.resolve();

const core = createLoadable(async () => {
  const [{ createContainer }, views] = await Promise.all([
    import('./composition/container.ts'),
    import('./ui/shell/core-views.tsx'),
  ]);
  return { container: createContainer({ ...__CONFIGURATION__, backend }), views };
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

await preloadPage(window.location.pathname);
createRoot(root).render(
  <CoreProvider core={core}>
    <App />
  </CoreProvider>,
);

// The rest of the shell is fetched when the browser has nothing better to do; a failure shows when it is needed.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
whenIdle(() => void core.load().catch(() => undefined));
backend.then(
  () => (document.documentElement.dataset['backend'] = 'ready'),
  () => (document.documentElement.dataset['backend'] = 'failed'),
);
