import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchProcessor } from './processor-time.ts';
import type { StepResult } from './step.ts';
import { type Count, FAILED, PASSED } from './tally.ts';

export interface Command {
  /** A program in node_modules/.bin with its arguments. */
  readonly words: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the program's counts; without it, the program counts as one check. */
  readonly count?: () => Promise<Count>;
}

/** Runs a program of the project and waits for its end; its output is returned and not printed. */
export async function runCommand(top: string, { words, environment, count }: Command): Promise<StepResult> {
  const { code, ...ended } = await execute(top, words, { ...process.env, ...environment });
  if (count === undefined) return { ...(code === 0 ? PASSED : FAILED), ...ended };
  const counted = await count();
  // A program that fails without a failed test has another problem, such as a file that cannot be loaded.
  return { ...counted, failed: code === 0 ? counted.failed : Math.max(1, counted.failed), ...ended };
}

const execute = (
  top: string,
  [program, ...parameters]: Command['words'],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string; processor: number | undefined }> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(top, 'node_modules/.bin', program), parameters, { cwd: top, env: environment });
    const stopWatch = child.pid === undefined ? () => undefined : watchProcessor(child.pid);
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, output: Buffer.concat(pieces).toString('utf8').trim(), processor: stopWatch() }),
    );
  });
