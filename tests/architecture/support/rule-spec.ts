import { describe, expect, it } from 'vitest';
import { createProject } from './project.ts';
import { describeViolation, type Rule } from './rule.ts';
import { readSources } from './sources.ts';

/** Made-up files: path → text. */
export type Fixture = Readonly<Record<string, string>>;

/** A fixture that the rule must report, and a part of the expected report. */
export interface Broken {
  readonly files: Fixture;
  readonly reports: string;
}

/** One made-up file that breaks a rule. */
export const broken = (path: string, text: string, reports: string): Broken => ({ files: { [path]: text }, reports });

export interface RuleSpec {
  readonly breaks: Readonly<Record<string, Broken>>;
  readonly keeps?: Readonly<Record<string, Fixture>>;
}

let repository: ReturnType<typeof createProject> | undefined;

const reportsOf = (rule: Rule, files: Fixture): string[] =>
  rule.check(createProject(new Map(Object.entries(files)))).map(describeViolation);

/** Proves on made-up files that the rule can fail, then checks the repository. */
export function specify(rule: Rule, { breaks, keeps = {} }: RuleSpec): void {
  describe(rule.name, () => {
    it('can fail', () => {
      expect(Object.keys(breaks)).not.toHaveLength(0);
    });

    it.each(Object.entries(breaks))('reports %s', (_, { files, reports }) => {
      expect(reportsOf(rule, files)).toEqual(expect.arrayContaining([expect.stringContaining(reports)]));
    });

    it.each(Object.entries(keeps))('accepts %s', (_, files) => {
      expect(reportsOf(rule, files)).toEqual([]);
    });
  });

  it(`${rule.name}, in this repository`, () => {
    repository ??= createProject(readSources());
    expect(rule.check(repository).map(describeViolation)).toEqual([]);
  });
}
