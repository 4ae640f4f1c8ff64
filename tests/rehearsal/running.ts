import { type ChildProcess, spawn } from 'node:child_process';

/** A program that runs until it is stopped. */
export interface Running {
  readonly stop: () => Promise<void>;
}

export interface Program {
  readonly words: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const READY_WITHIN_MS = 60_000;

/**
 * Starts a program and waits until it is ready.
 * @param isReady called with all of its output so far, repeatedly
 * @throws Error with its output when it ends before, or is not ready within a minute
 */
export async function start(
  { words, folder, environment }: Program,
  isReady: (printed: string) => boolean | Promise<boolean>,
): Promise<Running> {
  const [name, ...parameters] = words;
  const child = spawn(name, parameters, { cwd: folder, env: { ...process.env, ...environment } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString('utf8');
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  // oxlint-disable-next-line no-await-in-loop -- polls until it is
  while (!(await isReady(printed))) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isOver = await Promise.race([ended.then(() => true), pause(100).then(() => false)]);
    if (isOver || Date.now() > deadline) {
      child.kill();
      throw new Error(`${name} did not start: ${printed.trim()}`);
    }
  }
  return { stop: () => stopped(child, ended) };
}

/** The polling interval: the program can be any, and there is no event for being ready. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

async function stopped(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
