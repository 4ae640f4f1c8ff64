import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';

/** A scenario as it stands in its file; each row of an outline is one. */
export interface Scenario {
  /** From the top of the repository, with `/` on every system. */
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Its own and those of its feature, rule and examples. */
  readonly tags: readonly string[];
}

/** Where a scenario stands; the runner and the files agree on it. */
export const placeOf = ({ file, line }: Pick<Scenario, 'file' | 'line'>): string => `${file}:${line}`;

/** @throws Error that says what is wrong, and where, in a text that is no Gherkin */
export function readScenarios(file: string, text: string): readonly Scenario[] {
  let count = 0;
  const newId = (): string => String((count += 1));
  const parse = () => new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return compile(named(file, parse), file, newId).map(({ location, name, tags }) => ({
    file,
    line: location?.line ?? 0,
    name,
    tags: tags.map((tag) => tag.name),
  }));
}

function named<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file} is no Gherkin: ${String(error)}`, { cause: error });
  }
}

/** All scenarios of a folder, by the paths of their files. */
export const scenariosUnder = (top: string, folder: string): readonly Scenario[] =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.feature'))
    .toSorted()
    .flatMap((path) => readScenarios(path, readFileSync(join(top, path), 'utf8')));
