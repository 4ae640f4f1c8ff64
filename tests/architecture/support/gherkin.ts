import { readGherkin } from '../../tools/scenarios/gherkin.ts';
import type { SourceFiles } from './sources.ts';

/** A scenario or outline as written in its file. */
export interface Scenario {
  readonly line: number;
  readonly name: string;
  /** The number of its own steps, without those of a background. */
  readonly steps: number;
}

export interface Feature {
  readonly path: string;
  readonly text: string;
  readonly scenarios: readonly Scenario[];
  /** The scenarios that run: this one, or one for each row of an outline, with its name filled in. */
  readonly runs: readonly Pick<Scenario, 'line' | 'name'>[];
  /** The texts of the steps with the examples filled in, without repetition. */
  readonly sentences: readonly string[];
}

/** @throws Error that names the file that is not valid Gherkin */
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
