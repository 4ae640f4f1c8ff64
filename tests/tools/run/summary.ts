import type { Finished, Step } from './step.ts';
import { type Slowest, slowestLines, sum } from './tally.ts';

/** Printed when a step begins, since some print nothing for minutes. */
export const opening = ({ name }: Pick<Step, 'name'>): string => `── ${name} …`;

/** Printed when a step has ended: its heading, and its output when it failed. */
export function heading({ step, result, seconds }: Finished): string {
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  const title = `── ${step.name}: ${verdict} (${seconds.toFixed(1)} s)`;
  const lines = [title, ...(result.notes ?? []).map((note) => `   ${note}`)].join('\n');
  return result.failed === 0 || result.output === '' ? lines : `${lines}\n${result.output}\n`;
}

/**
 * The final table and the slowest parts; the last line says how many checks passed and failed.
 * @param seconds the duration of the whole run
 */
export function summary(
  finished: readonly Finished[],
  order: readonly { readonly name: string }[],
  seconds: number,
): string {
  const sorted = order.flatMap(({ name }) => finished.filter(({ step }) => step.name === name));
  const width = Math.max(4, ...sorted.map(({ step }) => step.name.length));
  const row = (name: string, ...cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('  ');
  const { passed, failed } = sum(sorted.map(({ result }) => result));
  const known = sorted.flatMap(({ result }) => result.processor ?? []);
  return [
    row('step', 'passed', 'failed', 'seconds', 'processor'),
    ...sorted.map(({ step, result, seconds: own }) =>
      row(
        step.name,
        String(result.passed),
        String(result.failed),
        own.toFixed(1),
        result.processor === undefined ? '—' : result.processor.toFixed(1),
      ),
    ),
    '',
    ...slowestLines(partsOf(sorted)),
    `${durationOf(seconds)}${known.length === 0 ? '' : `, of processors ${durationOf(known.reduce((total, one) => total + one, 0))}`}`,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/** The parts of each kind, whatever steps they are of. */
function partsOf(finished: readonly Finished[]): Slowest {
  const kinds = finished.flatMap(({ result }) => Object.entries(result.slowest ?? {}));
  return Object.fromEntries(
    kinds.map(([kind]) => [kind, kinds.flatMap(([other, parts]) => (other === kind ? parts : []))]),
  );
}

const durationOf = (seconds: number): string => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
