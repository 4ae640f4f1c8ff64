/**
 * Takes away what a demo that stood on this site before has left behind: a worker that would go on holding every call.
 * The site has none of its own.
 */
export async function removeLeftWorkers(): Promise<void> {
  // The mocked church is such a worker itself.
  if (__MOCKED__) return;
  const workers: ServiceWorkerContainer | undefined = (navigator as Partial<Navigator>).serviceWorker;
  const left = await workers?.getRegistrations();
  await Promise.all(left?.map((worker) => worker.unregister()) ?? []);
}
