import { afterEach, expect, it, vi } from 'vitest';
import { removeLeftWorkers } from '@/adapters/browser/left-workers.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes away every worker that the site has', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) },
  });
  await removeLeftWorkers();
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('is content where the browser has no workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(removeLeftWorkers()).resolves.toBeUndefined();
});
