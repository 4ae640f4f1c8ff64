import { afterEach, expect, it, vi } from 'vitest';
import { unregisterOldWorkers } from '@/adapters/browser/old-workers.ts';

afterEach(() => vi.unstubAllGlobals());

it('unregisters every worker of the site', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) },
  });
  await unregisterOldWorkers();
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('does nothing where the browser has no workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(unregisterOldWorkers()).resolves.toBeUndefined();
});
