import { describe, expect, it } from 'vitest';
import { createProject, type Project } from './project.ts';
import { readSources } from './sources.ts';

/** One place that breaks a rule. */
export interface Violation {
  readonly path: string;
  readonly line?: number;
  /** A sentence that says what to do instead. */
  readonly message: string;
}

export interface Rule {
  /** A sentence: "views write no address". */
  readonly name: string;
  readonly check: (project: Project) => readonly Violation[];
}

/** Made-up files: path → text. */
export type Files = Readonly<Record<string, string>>;

/** Made-up files that the rule must report, and a part of the report; the last of them alone may stand without braces. */
export type Broken = readonly [path: string, text: string, report: string] | readonly [files: Files, report: string];

export interface Examples {
  readonly breaks: readonly Broken[];
  readonly keeps?: readonly Files[];
}

let repository: Project | undefined;

const reportsOf = (rule: Rule, files: Files): readonly string[] =>
  rule.check(createProject(new Map(Object.entries(files)))).map(described);

const described = ({ path, line, message }: Violation): string =>
  `${path}${line === undefined ? '' : `:${line}`} ${message}`;

const madeUp = (broken: Broken): readonly [report: string, files: Files] =>
  broken.length === 3 ? [broken[2], { [broken[0]]: broken[1] }] : [broken[1], broken[0]];

/** Proves on made-up files that the rule can fail, then checks the repository. */
export function specify(rule: Rule, { breaks, keeps = [] }: Examples): void {
  describe(rule.name, () => {
    it('can fail', () => {
      expect(breaks).not.toHaveLength(0);
    });

    it.each(breaks.map(madeUp))('reports: %s', (report, files) => {
      expect(reportsOf(rule, files)).toEqual(expect.arrayContaining([expect.stringContaining(report)]));
    });

    it.each(keeps.map((files) => [Object.keys(files).join(', '), files] as const))('accepts %s', (_, files) => {
      expect(reportsOf(rule, files)).toEqual([]);
    });

    it('in this repository', () => {
      repository ??= createProject(readSources());
      expect(rule.check(repository).map(described)).toEqual([]);
    });
  });
}
