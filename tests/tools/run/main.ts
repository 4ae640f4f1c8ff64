import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { failedSteps, failuresIn, keepFailures, readFailures } from './again.ts';
import { type Request, readRequest } from './request.ts';
import { runSteps } from './schedule.ts';
import type { Step } from './step.ts';
import { allSteps, quickSteps } from './steps.ts';
import { heading, opening, summary } from './summary.ts';
import { sum } from './tally.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function stepsOf({ mode, shard }: Request): readonly Step[] {
  if (mode === 'check') return quickSteps(TOP);
  if (mode === 'all') return allSteps(TOP, { ...(shard && { shard }) });
  const failures = readFailures(TOP);
  return failedSteps(allSteps(TOP, { failures }), failures);
}

try {
  const request = readRequest(process.argv.slice(2));
  const steps = stepsOf(request);
  const finished = await runSteps(
    steps,
    // The checks of the code are short and often wait for files, so two of them can share one processor.
    Math.max(2, availableParallelism()),
    (step) => print(heading(step)),
    (step) => print(opening(step)),
  );
  if (request.mode !== 'check') keepFailures(TOP, failuresIn(finished));
  if (steps.length === 0) print('Nothing failed in the last run.');
  else print(`\n${summary(finished, steps, performance.now() / 1000)}`);
  process.exitCode = sum(finished.map(({ result }) => result)).failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
