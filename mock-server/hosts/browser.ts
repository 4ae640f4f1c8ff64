import { createChurch } from '../church/church.ts';
import { createControl } from '../control/control.ts';
import type { BrowserHost, ChurchClock } from './beside-page.ts';
import { createCookieJar } from './cookie-jar.ts';
import { createTabLock, forgetfulStore, openIndexedDbStore } from './memory/browser-store.ts';
import { browserParts, churchParts, onPartChange } from './memory/church-parts.ts';
import { keepMemory, type PartsStore } from './memory/shared-memory.ts';
import { DemoUnavailable, startServiceWorker } from './service-worker.ts';

const name = 'mocked-church';

// Without storage the demo still works until the page is closed.
const openStore = (): Promise<PartsStore> => openIndexedDbStore(name).catch(forgetfulStore);

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

const clockOf = (now: () => Date): ChurchClock => {
  const ahead = now().getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
};

const openChurch = async () => {
  const control = createControl({ world: 'everyday', baseNow: () => new Date() });
  const church = createChurch({ now: control.now });
  const jar = createCookieJar(() => memory.touch('cookies'));
  const parts = new Map([...churchParts({ church, control }), ...browserParts(control, jar)]);
  let isReset = false;
  const memory = keepMemory(
    { church, control },
    {
      parts,
      store: await openStore(),
      lock: createTabLock(name),
      onReset: () => {
        isReset = true;
      },
      // The list of calls is for the panel, which is loaded later.
      later: { run: (store) => void whenIdle(store), passing: new Set(['calls']) },
    },
  );
  return { church, control, jar, open: memory.open, guard: memory.guard, isReset: () => isReset };
};

type OpenChurch = Awaited<ReturnType<typeof openChurch>>;

const mountTools = async ({ church, control, isReset }: OpenChurch): Promise<void> => {
  const { mountPanel } = await import('../panel/mount-panel.tsx');
  mountPanel((listener) => onPartChange({ church, control }, listener), isReset());
};

const notifyVisitor = async (error: unknown): Promise<never> => {
  if (error instanceof DemoUnavailable) {
    const { showUnavailable } = await import('../panel/unavailable-notice.ts');
    showUnavailable(error.message);
  }
  throw error;
};

/**
 * Starts the mocked server of this browser, which answers every call of the page (MOCK-01): with the records that an
 * earlier page or another tab has stored, or newly populated with the world `everyday` (MOCK-02). The demo panel is
 * loaded when the page is idle.
 */
export const startBrowserHost = (): BrowserHost => {
  const opened = openChurch();
  // The code of the answers is loaded while the records are read, or created.
  const filled = Promise.all([import('./browser-answers.ts'), opened.then(({ open }) => open())]);
  const answer = Promise.all([opened, filled]).then(([church, [{ answersOf }]]) => answersOf(church));
  const start = async (): Promise<ChurchClock> => {
    const [church] = await Promise.all([
      opened,
      startServiceWorker(async (request) => (await answer)(request)),
      answer,
    ]);
    // The mocked server works without its panel.
    whenIdle(() => void mountTools(church).catch(() => undefined));
    return clockOf(church.control.now);
  };
  return { filled: answer, ready: start().catch(notifyVisitor) };
};
