import type { Rule, Violation } from '../support/rule.ts';
import type { SourceFiles } from '../support/sources.ts';

/** How many statements each group of the requirements has; REL counts the promises. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  ROUTE: 11,
  SHELL: 10,
  NOTI: 1,
  HOME: 6,
  AUTH: 19,
  ACCT: 14,
  MEMB: 7,
  DUTY: 5,
  ZONE: 5,
  ROLE: 7,
  BULL: 8,
  BIBL: 3,
  ANNO: 3,
  ADVT: 3,
  LIST: 5,
  EVNT: 8,
  INTR: 4,
  PEOP: 4,
  ORGN: 11,
  PERM: 3,
  MOCK: 5,
  REL: 27,
};

/** Tags that the hooks of the scenarios understand. */
const SWITCHES = ['@phone', '@first-visit', '@logs-errors', '@built-site'];

/** What scenarios prove where no requirement stands. */
const TOPICS = ['@accessibility', '@home-week', '@layout-shift'];

interface Scenario {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** Its own and those of its feature and rule. */
  readonly tags: readonly string[];
}

/** Every scenario and scenario outline, in plain English Gherkin. */
function scenariosOf(files: SourceFiles): readonly Scenario[] {
  return [...files].filter(([path]) => path.endsWith('.feature')).flatMap(([path, text]) => readScenarios(path, text));
}

function readScenarios(path: string, text: string): Scenario[] {
  const scenarios: Scenario[] = [];
  let waiting: string[] = [];
  let inherited: string[] = [];
  let ofFeature: string[] = [];
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    if (line.startsWith('@')) waiting.push(...line.split(/\s+/).filter((tag) => tag.startsWith('@')));
    const [, keyword, name = ''] =
      /^(Feature|Rule|Scenario|Scenario Outline|Example|Examples):\s*(.*)$/.exec(line) ?? [];
    if (keyword === undefined) return;
    if (keyword === 'Feature') inherited = ofFeature = waiting;
    else if (keyword === 'Rule') inherited = [...ofFeature, ...waiting];
    else if (keyword !== 'Examples') scenarios.push({ path, line: index + 1, name, tags: [...inherited, ...waiting] });
    waiting = [];
  });
  return scenarios;
}

export const knownTags: Rule = {
  name: 'every scenario names a requirement that exists, or what it proves besides, and no tag is unknown',
  check: ({ files }) =>
    scenariosOf(files).flatMap(({ path, line, tags }): Violation[] => [
      ...tags
        .filter((tag) => !SWITCHES.includes(tag) && !isPurpose(tag))
        .map((tag) => ({
          path,
          line,
          message: `carries ${tag}, which is neither a requirement, a topic nor a switch`,
        })),
      ...(tags.some(isPurpose)
        ? []
        : [{ path, line, message: 'names no requirement and no topic: tag it with what it proves' }]),
    ]),
};

function isPurpose(tag: string): boolean {
  return TOPICS.includes(tag) || isRequirement(tag);
}

function isRequirement(tag: string): boolean {
  const [, group = '', number = ''] = /^@([A-Z]+)-(\d{2})$/.exec(tag) ?? [];
  return Number(number) >= 1 && Number(number) <= (REQUIREMENTS[group] ?? 0);
}

export const uniqueNames: Rule = {
  name: 'no two scenarios have the same name',
  check: ({ files }) => {
    const seen = new Set<string>();
    return scenariosOf(files)
      .filter(({ name }) => seen.has(name) || !seen.add(name))
      .map(({ path, line, name }) => ({ path, line, message: `repeats the name "${name}"` }));
  },
};
