import type { FinishedScenario, RunResult } from './run-log.ts';
import { titleOf } from './scenarios.ts';

/** Printed at the end of a run: each failure with what helps to understand it, then where to read more. */
export function closingLines({ scenarios, troubles }: Pick<RunResult, 'scenarios' | 'troubles'>): readonly string[] {
  const failures = scenarios.filter(({ passed }) => !passed);
  return [...failures.flatMap(failureLines), ...troubles.map((trouble) => `FAILED  ${trouble}`)];
}

function failureLines(scenario: FinishedScenario): readonly string[] {
  const { failure, files } = scenario;
  return [
    `FAILED  ${titleOf(scenario)} on ${scenario.driver}`,
    `  step     ${failure?.step ?? ''}`,
    `  error    ${(failure?.error ?? '').replaceAll('\n', '\n           ')}`,
    ...(files['picture'] === undefined ? [] : [`  picture  ${files['picture']}`]),
    ...(files['trace'] === undefined
      ? []
      : [`  trace    ${files['trace']} (npx playwright show-trace ${files['trace']})`]),
  ];
}
