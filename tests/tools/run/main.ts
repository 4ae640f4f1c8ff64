import { fileURLToPath } from 'node:url';
import { readMode } from './mode.ts';
import { runSteps } from './schedule.ts';
import { allSteps, quickSteps } from './steps.ts';
import { heading, summary } from './summary.ts';
import { sum } from './tally.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const steps = readMode(process.argv.slice(2)) === 'check' ? quickSteps(TOP) : allSteps(TOP);
  const finished = await runSteps(steps, (step) => print(heading(step)));
  print(`\n${summary(finished, steps)}`);
  process.exitCode = sum(finished.map(({ result }) => result)).failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
