import type { DriverName } from '../request.ts';
import type { NamedTest } from './named-tests.ts';
import type { Requirement } from './requirements.ts';
import type { Asked, FinishedScenario } from './run-log.ts';
import { placeOf, type Scenario } from './scenarios.ts';

/** The result of one proof. */
export type Outcome = 'failed' | 'not run' | 'passed';

/** The result of all proofs of a requirement; `partly run` when some have passed and the others have not run. */
export type EntryOutcome = Outcome | 'partly run';

/** A scenario with its result, if it ran; one that holds two drivers together is an attempt on each. */
export interface Attempt {
  readonly scenario: Scenario;
  /** Undefined where it was not part of the run. */
  readonly driver?: DriverName;
  readonly outcome: Outcome;
  readonly finished?: FinishedScenario;
}

/** One requirement with all its proofs. */
export interface Entry {
  readonly id: string;
  readonly group: string;
  readonly sentence: string;
  readonly outcome: EntryOutcome;
  readonly attempts: readonly Attempt[];
  readonly tests: readonly NamedTest[];
}

export interface Evidence {
  readonly requirements: readonly Requirement[];
  /** Tags that are no requirements, with their topics. */
  readonly topics: ReadonlyMap<string, string>;
  readonly scenarios: readonly Scenario[];
  /** The selected scenarios; the others are not part of the run. */
  readonly asked: readonly Asked[];
  readonly finished: readonly FinishedScenario[];
  readonly tests: readonly NamedTest[];
}

const BESIDES = 'Besides the requirements';

/**
 * Matches results with requirements. Left out are requirements that are not built yet and, in a partial run, those that
 * no selected scenario proves.
 */
export function makeLedger({ requirements, topics, scenarios, asked, finished, tests }: Evidence): readonly Entry[] {
  const attempts = attemptsAt({ scenarios, asked, finished });
  const statements = [
    ...requirements
      .filter(({ proof }) => proof !== 'later')
      .map((requirement) => ({ ...requirement, tag: `@${requirement.id}` })),
    ...[...topics].map(([tag, sentence]) => ({ id: tag, group: BESIDES, sentence, tag })),
  ];
  const places = new Set(asked.map(({ place }) => place));
  const isWhole = scenarios.every((scenario) => places.has(placeOf(scenario)));
  return statements.flatMap(({ id, group, sentence, tag }) => {
    const own = attempts.filter(({ scenario }) => scenario.tags.includes(tag));
    if (!isWhole && !own.some(({ scenario }) => places.has(placeOf(scenario)))) return [];
    const named = tests.filter(({ ids }) => ids.includes(id));
    const outcomes = [...own, ...named].map(({ outcome }) => outcome);
    return [
      { id, group, sentence, outcome: together(outcomes), attempts: failedFirst(own), tests: failedFirst(named) },
    ];
  });
}

/** Counts by outcome, including those with 0. */
export function countOutcomes<Kind extends EntryOutcome>(
  kinds: readonly Kind[],
  things: readonly { readonly outcome: Kind }[],
): ReadonlyMap<Kind, number> {
  return new Map(kinds.map((kind) => [kind, things.filter(({ outcome }) => outcome === kind).length]));
}

function attemptsAt({
  scenarios,
  asked,
  finished,
}: Pick<Evidence, 'scenarios' | 'asked' | 'finished'>): readonly Attempt[] {
  const keyOf = (place: string, driver: DriverName): string => `${place} ${driver}`;
  const byKey = new Map(finished.map((scenario) => [keyOf(placeOf(scenario), scenario.driver), scenario]));
  return scenarios.flatMap((scenario): readonly Attempt[] => {
    const drivers = asked.filter(({ place }) => place === placeOf(scenario)).map(({ driver }) => driver);
    if (drivers.length === 0) return [{ scenario, outcome: 'not run' }];
    return drivers.map((driver) => attempt(scenario, driver, byKey.get(keyOf(placeOf(scenario), driver))));
  });
}

function attempt(scenario: Scenario, driver: DriverName, finished: FinishedScenario | undefined): Attempt {
  if (finished === undefined) return { scenario, driver, outcome: 'not run' };
  return { scenario, driver, finished, outcome: finished.passed ? 'passed' : 'failed' };
}

/** A requirement has passed when all its proofs have run and passed. */
function together(outcomes: readonly Outcome[]): EntryOutcome {
  if (outcomes.includes('failed')) return 'failed';
  if (!outcomes.includes('passed')) return 'not run';
  return outcomes.includes('not run') ? 'partly run' : 'passed';
}

/** Worst first; also the display order. */
const OUTCOMES: readonly Outcome[] = ['failed', 'not run', 'passed'];
export const ENTRY_OUTCOMES: readonly EntryOutcome[] = ['failed', 'partly run', 'not run', 'passed'];

const failedFirst = <Thing extends { readonly outcome: Outcome }>(things: readonly Thing[]): readonly Thing[] =>
  things.toSorted((one, other) => OUTCOMES.indexOf(one.outcome) - OUTCOMES.indexOf(other.outcome));
