import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
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
  /** What the steps say once the rows of examples are filled in, each sentence once. */
  readonly sentences: readonly string[];
}

/** @throws Error naming the file that is no Gherkin */
export const featuresOf = (files: SourceFiles): readonly Feature[] =>
  [...files].filter(([path]) => path.endsWith('.feature')).map(([path, text]) => readFeature(path, text));

function readFeature(path: string, text: string): Feature {
  let ids = 0;
  const newId = (): string => String((ids += 1));
  const document = parse(path, text, newId);
  const children = document.feature?.children ?? [];
  const scenarios = [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])].flatMap(({ scenario }) =>
    scenario === undefined ? [] : [{ line: scenario.location.line, name: scenario.name, steps: scenario.steps.length }],
  );
  const sentences = compile(document, path, newId).flatMap(({ steps }) => steps.map((step) => step.text));
  return { path, text, scenarios, sentences: [...new Set(sentences)] };
}

function parse(path: string, text: string, newId: () => string) {
  try {
    return new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
}
