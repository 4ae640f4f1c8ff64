import type { NamedTest } from './named-tests.ts';
import type { Requirement } from './requirements.ts';
import type { FinishedScenario } from './run-log.ts';
import { placeOf, type Scenario } from './scenarios.ts';

export type Outcome = 'failed' | 'not run' | 'passed';

/** A scenario of the files, with what came of it when it ran. */
export interface Attempt {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly finished?: FinishedScenario;
}

/** One requirement with everything that proves it. */
export interface Entry {
  readonly id: string;
  readonly group: string;
  readonly sentence: string;
  readonly outcome: Outcome;
  readonly attempts: readonly Attempt[];
  readonly tests: readonly NamedTest[];
}

export interface Evidence {
  readonly requirements: readonly Requirement[];
  /** What scenarios prove besides, by tag. */
  readonly topics: ReadonlyMap<string, string>;
  readonly scenarios: readonly Scenario[];
  readonly finished: readonly FinishedScenario[];
  readonly tests: readonly NamedTest[];
}

const BESIDES = 'Besides the requirements';

/** Lays what ran beside what was asked for; what is not built yet is left out. */
export function makeLedger({ requirements, topics, scenarios, finished, tests }: Evidence): readonly Entry[] {
  const byPlace = new Map(finished.map((scenario) => [placeOf(scenario), scenario]));
  const attempts = scenarios.map((scenario) => attempt(scenario, byPlace.get(placeOf(scenario))));
  const statements = [
    ...requirements
      .filter(({ proof }) => proof !== 'later')
      .map((requirement) => ({ ...requirement, tag: `@${requirement.id}` })),
    ...[...topics].map(([tag, sentence]) => ({ id: tag, group: BESIDES, sentence, tag })),
  ];
  return statements.map(({ id, group, sentence, tag }) => {
    const own = attempts.filter(({ scenario }) => scenario.tags.includes(tag));
    const named = tests.filter(({ ids }) => ids.includes(id));
    const outcomes = [...own, ...named].map(({ outcome }) => outcome);
    return { id, group, sentence, outcome: together(outcomes), attempts: failedFirst(own), tests: failedFirst(named) };
  });
}

/** Counts by outcome. */
export const countOutcomes = (things: readonly { readonly outcome: Outcome }[]): Record<Outcome, number> => {
  const counts = { failed: 0, 'not run': 0, passed: 0 };
  for (const { outcome } of things) counts[outcome] += 1;
  return counts;
};

function attempt(scenario: Scenario, finished: FinishedScenario | undefined): Attempt {
  if (finished === undefined) return { scenario, outcome: 'not run' };
  return { scenario, finished, outcome: finished.passed ? 'passed' : 'failed' };
}

/** A requirement has passed when all of its proofs ran and passed. */
function together(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.length === 0 || outcomes.includes('not run') ? 'not run' : 'passed';
}

const ORDER: readonly Outcome[] = ['failed', 'not run', 'passed'];

const failedFirst = <Thing extends { readonly outcome: Outcome }>(things: readonly Thing[]): readonly Thing[] =>
  things.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
