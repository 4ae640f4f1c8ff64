import { getResponse, http } from 'msw';
import { assembleBackend } from '../backend.ts';
import { createChurch } from '../church/church.ts';
import { createControl } from '../control/control.ts';
import { exchange } from './cookie-exchange.ts';
import { createCookieJar } from './cookie-jar.ts';
import { DemoUnavailable } from './demo-unavailable.ts';
import { formOf, keepMemory } from './memory/church-memory.ts';
import { browserParts, churchParts, onPartChange } from './memory/church-parts.ts';
import { forgetfulStore } from './memory/forgetful-store.ts';
import { openIndexedDbStore } from './memory/indexed-db-store.ts';
import type { PartsStore } from './memory/parts-store.ts';
import { createTabLock } from './memory/tab-lock.ts';
import { startServiceWorker } from './service-worker.ts';

const name = 'mocked-church';

// Without storage the demo still works, until the page is closed.
const openStore = (form: string): Promise<PartsStore> => openIndexedDbStore(name, form).catch(forgetfulStore);

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** The church's time as it was set when the page was loaded, running on; a loaded page does not jump to another day. */
export interface ChurchClock {
  now(): Date;
}

const clockOf = (now: () => Date): ChurchClock => {
  const ahead = now().getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
};

const start = async (): Promise<ChurchClock> => {
  const control = createControl({ world: 'everyday', baseNow: () => new Date() });
  const church = createChurch({ now: control.now });
  const jar = createCookieJar(() => memory.touch('cookies'));
  const parts = new Map([...churchParts({ church, control }), ...browserParts(control, jar)]);
  let isReset = false;
  const memory = keepMemory(
    { church, control },
    {
      parts,
      store: await openStore(formOf(parts)),
      lock: createTabLock(name),
      onReset: () => {
        isReset = true;
      },
    },
  );
  const { handlers } = assembleBackend(church, control, {
    guard: memory.guard,
    ask: (candidates, request) => exchange(candidates, request, jar),
  });
  const answerAll = http.all('*', ({ request }) => getResponse([...handlers], request));
  // Enters the guard once, which reads the stored church or populates it, so that the first call need not wait for that.
  await Promise.all([memory.guard(async () => undefined), startServiceWorker(answerAll)]);
  whenIdle(() => {
    const mount = import('../panel/mount-panel.tsx').then(({ mountPanel }) =>
      mountPanel((listener) => onPartChange({ church, control }, listener), isReset),
    );
    // The church works without its panel.
    mount.catch(() => undefined);
  });
  return clockOf(control.now);
};

/**
 * Lets a church that lives in this browser answer every call of the page (MOCK-01): as an earlier page or another tab left it,
 * or newly populated with the world `everyday` (MOCK-02). Calls may be sent once it resolves, with the clock that the page uses
 * (MOCK-03). The demo panel follows when the page is idle.
 * @throws DemoUnavailable; its sentence for the visitor is then shown on the page.
 */
export const startBrowserHost = async (): Promise<ChurchClock> => {
  try {
    return await start();
  } catch (error) {
    if (error instanceof DemoUnavailable) {
      const { showUnavailable } = await import('../panel/unavailable-notice.ts');
      showUnavailable(error.message);
    }
    throw error;
  }
};
