import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGherkin } from '../gherkin.ts';
import { idsIn } from './tags.ts';

/** A scenario in its file; each row of an outline counts as one. */
export interface Scenario {
  /** From the root of the repository, with `/` on every system. */
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** With the tags of its feature, rule and examples. */
  readonly tags: readonly string[];
}

/** The `file:line` of a scenario, which runner and files share. */
export const placeOf = ({ file, line }: Pick<Scenario, 'file' | 'line'>): string => `${file}:${line}`;

/** Its requirement ids, name and place, for a line of the report. */
export function titleOf(scenario: Scenario): string {
  const ids = idsIn(scenario.tags.join(' '));
  return `${ids.length === 0 ? 'no requirement' : ids.join(', ')}: ${scenario.name} (${placeOf(scenario)})`;
}

/** @throws Error that says where and why the text is not valid Gherkin */
export const readScenarios = (file: string, text: string): readonly Scenario[] =>
  readGherkin(file, text).pickles.map(({ location, name, tags }) => ({
    file,
    line: location?.line ?? 0,
    name,
    tags: tags.map((tag) => tag.name),
  }));

/** All scenarios of a folder, by the paths of their files. */
export const scenariosUnder = (top: string, folder: string): readonly Scenario[] =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.feature'))
    .toSorted()
    .flatMap((path) => readScenarios(path, readFileSync(join(top, path), 'utf8')));
