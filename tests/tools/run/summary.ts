import type { Finished } from './step.ts';
import { sum } from './tally.ts';

/** What is printed when a step has ended: its heading, and what it said. A step that passed is brief. */
export function heading({ step, result, seconds }: Finished): string {
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  const title = `── ${step.name}: ${verdict} (${seconds.toFixed(1)} s)`;
  return result.failed === 0 || result.output === '' ? title : `${title}\n${result.output}\n`;
}

/** The table at the end; its last line stands alone and says how many checks passed and failed. */
export function summary(finished: readonly Finished[], order: readonly { readonly name: string }[]): string {
  const sorted = order.flatMap(({ name }) => finished.filter(({ step }) => step.name === name));
  const width = Math.max(4, ...sorted.map(({ step }) => step.name.length));
  const row = (name: string, ...cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  const { passed, failed } = sum(sorted.map(({ result }) => result));
  return [
    row('step', 'passed', 'failed', 'seconds'),
    ...sorted.map(({ step, result, seconds }) =>
      row(step.name, String(result.passed), String(result.failed), seconds.toFixed(1)),
    ),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
