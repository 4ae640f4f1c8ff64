import { type Slowest, slowestOf, type Timed } from '../../run/tally.ts';
import type { DriverName } from '../request.ts';
import type { RunResult } from './run-log.ts';
import { placeOf } from './scenarios.ts';

/** The slowest parts of a run: scenarios of either driver, and steps with all their uses. */
export function slowestIn({ scenarios, steps }: Pick<RunResult, 'scenarios' | 'steps'>): Slowest {
  const timesOn = (name: DriverName): readonly Timed[] =>
    scenarios
      .filter(({ driver }) => driver === name)
      .map((scenario) => ({ name: `${scenario.name} (${placeOf(scenario)})`, seconds: scenario.seconds }));
  return {
    'scenarios on dom': slowestOf(timesOn('dom')),
    'scenarios on browser': slowestOf(timesOn('browser')),
    'steps of scenarios, all uses together': slowestOf(
      steps
        .filter(({ uses }) => uses > 0)
        .map(({ pattern, uses, seconds }) => ({ name: `${pattern} (${uses} times)`, seconds })),
    ),
  };
}
