import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readRequest } from './request.ts';
import { runSteps } from './schedule.ts';
import { allSteps, quickSteps } from './steps.ts';
import { heading, opening, summary } from './summary.ts';
import { sum } from './tally.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The code checks are short and often wait for files, so two of them can share one processor. */
const PLACES = Math.max(2, availableParallelism());

try {
  const { mode, shard } = readRequest(process.argv.slice(2));
  const steps = mode === 'check' ? quickSteps(TOP) : allSteps(TOP, shard);
  const finished = await runSteps(
    steps,
    PLACES,
    (step) => print(heading(step)),
    (step) => print(opening(step)),
  );
  print(`\n${summary(finished, steps, performance.now() / 1000)}`);
  process.exitCode = sum(finished.map(({ result }) => result)).failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
