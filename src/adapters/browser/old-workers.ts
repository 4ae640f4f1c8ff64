/**
 * Unregisters the service workers that an earlier demo on the same site has left: they would go on intercepting every
 * call. The production site has none.
 */
export async function unregisterOldWorkers(): Promise<void> {
  // In a mocked build, the mock is such a worker.
  if (__MOCKED__) return;
  const workers: ServiceWorkerContainer | undefined = (navigator as Partial<Navigator>).serviceWorker;
  const left = await workers?.getRegistrations();
  await Promise.all(left?.map((worker) => worker.unregister()) ?? []);
}
