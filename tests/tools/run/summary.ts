import type { Finished, Step } from './step.ts';
import { slowestOf, sum } from './tally.ts';

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
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  const { passed, failed } = sum(sorted.map(({ result }) => result));
  const slow = slowestOf(sorted.flatMap(({ result }) => result.slowest ?? []));
  return [
    row('step', 'passed', 'failed', 'seconds'),
    ...sorted.map(({ step, result, seconds: own }) =>
      row(step.name, String(result.passed), String(result.failed), own.toFixed(1)),
    ),
    '',
    ...(slow.length === 0 ? [] : ['slowest', ...slow.map((part) => `${lengthOf(part.seconds)}  ${part.name}`), '']),
    `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

const lengthOf = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);
