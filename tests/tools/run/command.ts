import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { StepResult } from './step.ts';
import { type Count, FAILED, PASSED } from './tally.ts';

export interface Command {
  /** A program of node_modules/.bin, with its arguments. */
  readonly words: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads what the program counted; without it, the program itself is one check. */
  readonly count?: () => Promise<Count>;
}

/** Runs a program of the project and waits for its end; its words are kept, not shown. */
export async function runCommand(top: string, { words, environment, count }: Command): Promise<StepResult> {
  const { code, output } = await execute(top, words, { ...process.env, ...environment });
  if (count === undefined) return { ...(code === 0 ? PASSED : FAILED), output };
  const counted = await count();
  // A program that fails without a failed test has found something else, such as a file that it cannot load.
  return { ...counted, failed: code === 0 ? counted.failed : Math.max(1, counted.failed), output };
}

const execute = (
  top: string,
  [program, ...parameters]: Command['words'],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(top, 'node_modules/.bin', program), parameters, { cwd: top, env: environment });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(pieces).toString('utf8').trim() }));
  });
