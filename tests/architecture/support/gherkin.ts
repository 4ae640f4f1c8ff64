import { readGherkin } from '../../tools/scenarios/gherkin.ts';
import type { SourceFiles } from './sources.ts';

export interface Feature {
  readonly path: string;
  readonly text: string;
  /** The scenarios that run: one as it is written, or one for each row of an outline, with its name filled in. */
  readonly runs: readonly { readonly line: number; readonly name: string }[];
  /** The texts of the steps with the examples filled in, without repetition. */
  readonly sentences: readonly string[];
}

/** @throws Error that names the file that is not valid Gherkin */
export const featuresOf = (files: SourceFiles): readonly Feature[] =>
  [...files].filter(([path]) => path.endsWith('.feature')).map(([path, text]) => readFeature(path, text));

function readFeature(path: string, text: string): Feature {
  const { pickles } = readGherkin(path, text);
  const runs = pickles.map(({ location, name }) => ({ line: location?.line ?? 0, name }));
  const sentences = pickles.flatMap(({ steps }) => steps.map((step) => step.text));
  return { path, text, runs, sentences: [...new Set(sentences)] };
}
