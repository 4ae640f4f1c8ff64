import { createServer } from 'node:net';

/** A failure to listen, in a sentence that says what to do. */
export const listenFailure = (port: number, cause: unknown): Error => {
  const code = codeOf(cause);
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is already in use. Set PORT to a free one, for example PORT=${port + 1}.`, {
      cause,
    });
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`, { cause });
  }
  return new Error(`Port ${port} could not be opened: ${String(cause)}`, { cause });
};

/**
 * Checks that a port of this computer can be opened, and leaves it free.
 * @throws Error with a sentence when it cannot.
 */
export const ensurePortIsFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(port, error)));
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });

/** The code of a system error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
