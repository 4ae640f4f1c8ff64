import { basename } from 'node:path';
import type { Proofs } from '../scenarios/proofs/proofs.ts';
import type { TestTitle } from '../scenarios/proofs/test-titles.ts';
import type { Requirement } from '../scenarios/report/requirements.ts';
import { placeOf, type Scenario } from '../scenarios/report/scenarios.ts';
import { idsIn } from '../scenarios/report/tags.ts';

/** A requirement with all that names it. */
export interface Named {
  readonly requirement: Requirement;
  readonly scenarios: readonly Scenario[];
  readonly titles: readonly TestTitle[];
}

/** @throws Error with a sentence when there is no such requirement */
export function namedBy(id: string, { requirements, scenarios, titles }: Proofs): Named {
  const requirement = requirements.find((one) => one.id === id);
  if (requirement === undefined) throw new Error(`features/requirements.md has no ${id}.`);
  return {
    requirement,
    scenarios: scenarios.filter(({ tags }) => tags.includes(`@${id}`)),
    titles: titles.filter(({ title }) => idsIn(title).includes(id)),
  };
}

export const linesOf = ({ requirement: { id, sentence }, scenarios, titles }: Named): readonly string[] => [
  `${id}  ${sentence}`,
  ...scenarios.map(
    (scenario) =>
      `  ${scenario.tags.includes('@browser') ? 'browser' : 'dom    '}  ${scenario.name} (${placeOf(scenario)})`,
  ),
  ...titles.map(({ title, file }) => `  test     ${title} (${file})`),
];

/** A program in node_modules/.bin with its arguments. */
type Words = readonly [program: string, ...words: string[]];

const BROWSER_TEST = /\.browser-test\.ts$/;

/**
 * The programs that run what names these requirements.
 * @param texts the texts of all test files by their paths: what several of them share runs in each that imports it
 * @param options further words for the scenarios
 */
export function commandsOf(
  named: readonly Named[],
  texts: ReadonlyMap<string, string>,
  options: readonly string[],
): readonly Words[] {
  const ids = named.map(({ requirement }) => requirement.id);
  const files = [...new Set(named.flatMap(({ titles }) => titles.flatMap(({ file }) => runnersOf(file, texts))))];
  const inside = files.filter((file) => !BROWSER_TEST.test(file));
  const inPage = files.filter((file) => BROWSER_TEST.test(file));
  const pattern = ['-t', ids.join('|')];
  return [
    ...(inside.length === 0 ? [] : [['vitest', 'run', ...inside, ...pattern] as const]),
    ...(named.every(({ scenarios }) => scenarios.length === 0)
      ? []
      : [['tsx', 'tests/tools/scenarios/main.ts', ...ids.map((id) => `@${id}`), ...options] as const]),
    // After the scenarios, which build the demo that it opens.
    ...(inPage.length === 0
      ? []
      : [['vitest', 'run', '--config', 'tests/contract/browser.config.ts', ...inPage, ...pattern] as const]),
  ];
}

const runnersOf = (file: string, texts: ReadonlyMap<string, string>): readonly string[] =>
  file.endsWith('.contract.ts')
    ? [...texts].filter(([, text]) => text.includes(`/${basename(file)}'`)).map(([path]) => path)
    : [file];
