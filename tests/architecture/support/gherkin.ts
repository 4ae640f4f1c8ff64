import { readGherkin } from '../../tools/scenarios/gherkin.ts';
import type { SourceFiles } from './sources.ts';

/** A scenario or outline as it stands in its file. */
export interface Scenario {
  readonly line: number;
  readonly name: string;
  /** How many steps it has of its own, without those of a background. */
  readonly steps: number;
}

export interface Feature {
  readonly path: string;
  readonly text: string;
  readonly scenarios: readonly Scenario[];
  /** What runs: the scenarios, and each row of an outline with its name filled in. */
  readonly runs: readonly Pick<Scenario, 'line' | 'name'>[];
  /** What the steps say once the rows of examples are filled in, each sentence once. */
  readonly sentences: readonly string[];
}

/** @throws Error naming the file that is no Gherkin */
export const featuresOf = (files: SourceFiles): readonly Feature[] =>
  [...files].filter(([path]) => path.endsWith('.feature')).map(([path, text]) => readFeature(path, text));

function readFeature(path: string, text: string): Feature {
  const { document, pickles } = readGherkin(path, text);
  const children = document.feature?.children ?? [];
  const scenarios = [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])].flatMap(({ scenario }) =>
    scenario === undefined ? [] : [{ line: scenario.location.line, name: scenario.name, steps: scenario.steps.length }],
  );
  const runs = pickles.map(({ location, name }) => ({ line: location?.line ?? 0, name }));
  const sentences = pickles.flatMap(({ steps }) => steps.map((step) => step.text));
  return { path, text, scenarios, runs, sentences: [...new Set(sentences)] };
}
