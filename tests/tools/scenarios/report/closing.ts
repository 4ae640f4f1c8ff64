import type { FinishedScenario, RunResult } from './run-log.ts';
import { placeOf } from './scenarios.ts';

const SLOWEST = 10;

/** What the run has to say at its end: each failure with what is needed to look at it, then where to read more. */
export function closingLines({ scenarios, troubles }: RunResult): readonly string[] {
  const failures = scenarios.filter(({ passed }) => !passed);
  return [...failures.flatMap(failureLines), ...troubles.map((trouble) => `FAILED  ${trouble}`)];
}

/** The scenarios that took longest, slowest first. */
export const slowestLines = ({ scenarios }: RunResult): readonly string[] => [
  'The slowest scenarios:',
  ...scenarios
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map((scenario) => `${scenario.seconds.toFixed(1).padStart(6)} s  ${scenario.name} (${placeOf(scenario)})`),
];

function failureLines(scenario: FinishedScenario): readonly string[] {
  const { failure, files, tags, name } = scenario;
  return [
    `FAILED  ${proves(tags)}: ${name} (${placeOf(scenario)})`,
    `  step     ${failure?.step ?? ''}`,
    `  error    ${(failure?.error ?? '').replaceAll('\n', '\n           ')}`,
    ...(files['picture'] === undefined ? [] : [`  picture  ${files['picture']}`]),
    ...(files['trace'] === undefined
      ? []
      : [`  trace    ${files['trace']} (npx playwright show-trace ${files['trace']})`]),
  ];
}

const proves = (tags: readonly string[]): string => {
  const ids = tags.filter((tag) => /-\d{2}$/.test(tag)).map((tag) => tag.slice(1));
  return ids.length === 0 ? 'no requirement' : ids.join(', ');
};
