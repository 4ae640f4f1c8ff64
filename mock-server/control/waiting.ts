/** Why a signal was aborted, as an Error: callers may abort with anything. */
const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });

/**
 * Waits.
 * @throws the signal's reason as soon as it aborts.
 */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });

/**
 * Never resolves.
 * @throws the signal's reason as soon as it aborts.
 */
export const waitForever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
  });

/** Resolves in the next task. Fake timers of a test do not stop it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
