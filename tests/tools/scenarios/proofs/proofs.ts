import type { Requirement } from '../report/requirements.ts';
import { placeOf, type Scenario } from '../report/scenarios.ts';
import { idsIn, SWITCHES, TOPICS } from '../report/tags.ts';
import type { TestTitle } from './test-titles.ts';

export interface Proofs {
  readonly requirements: readonly Requirement[];
  readonly scenarios: readonly Scenario[];
  readonly titles: readonly TestTitle[];
}

/** A sentence for each id without a proof, and for each unknown tag. */
export const findGaps = (proofs: Proofs): readonly string[] => [
  ...proofs.requirements.flatMap((requirement) => gapOf(requirement, proofs)),
  ...proofs.scenarios.flatMap((scenario) => strayTags(scenario, proofs.requirements)),
];

function gapOf({ id, proof }: Requirement, { scenarios, titles }: Proofs): readonly string[] {
  const scenario = scenarios.find(({ tags }) => tags.includes(`@${id}`));
  const test = titles.find(({ title }) => idsIn(title).includes(id));
  if (proof === 'later') {
    const place = scenario === undefined ? test?.file : placeOf(scenario);
    return place === undefined ? [] : [`${id} is listed as not built yet, but ${place} proves it`];
  }
  if (proof === 'test') return test === undefined ? [`${id} has no test whose title names it`] : [];
  return scenario === undefined ? [`${id} has no scenario`] : [];
}

function strayTags(scenario: Scenario, requirements: readonly Requirement[]): readonly string[] {
  const isPurpose = (tag: string): boolean => TOPICS.has(tag) || requirements.some(({ id }) => tag === `@${id}`);
  const strays = scenario.tags.filter((tag) => !isPurpose(tag) && !SWITCHES.includes(tag));
  return [
    ...strays.map((tag) => `${placeOf(scenario)} carries ${tag}, which is no requirement, topic or switch`),
    ...(scenario.tags.some(isPurpose) ? [] : [`${placeOf(scenario)} names no requirement and no topic`]),
  ];
}
