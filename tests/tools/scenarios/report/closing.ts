import type { FinishedScenario, RunResult } from './run-log.ts';
import { placeOf, titleOf } from './scenarios.ts';

const SLOWEST = 10;

/** Printed at the end of a run: each failure with what helps to understand it, then where to read more. */
export function closingLines({ scenarios, troubles }: Pick<RunResult, 'scenarios' | 'troubles'>): readonly string[] {
  const failures = scenarios.filter(({ passed }) => !passed);
  return [...failures.flatMap(failureLines), ...troubles.map((trouble) => `FAILED  ${trouble}`)];
}

/** The slowest scenarios, slowest first. */
export const slowestLines = ({ scenarios }: Pick<RunResult, 'scenarios'>): readonly string[] => [
  'The slowest scenarios:',
  ...scenarios
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map((scenario) => `${scenario.seconds.toFixed(1).padStart(6)} s  ${scenario.name} (${placeOf(scenario)})`),
];

function failureLines(scenario: FinishedScenario): readonly string[] {
  const { failure, files } = scenario;
  return [
    `FAILED  ${titleOf(scenario)}`,
    `  step     ${failure?.step ?? ''}`,
    `  error    ${(failure?.error ?? '').replaceAll('\n', '\n           ')}`,
    ...(files['picture'] === undefined ? [] : [`  picture  ${files['picture']}`]),
    ...(files['trace'] === undefined
      ? []
      : [`  trace    ${files['trace']} (npx playwright show-trace ${files['trace']})`]),
  ];
}
