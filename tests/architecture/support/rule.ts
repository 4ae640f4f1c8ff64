import type { Project } from './project.ts';

/** One place that breaks a rule. */
export interface Violation {
  readonly path: string;
  readonly line?: number;
  /** A sentence that says what to do instead. */
  readonly message: string;
}

export interface Rule {
  /** A sentence: "views hold no state of their own". */
  readonly name: string;
  readonly check: (project: Project) => readonly Violation[];
}

export const describeViolation = ({ path, line, message }: Violation): string =>
  `${path}${line === undefined ? '' : `:${line}`} ${message}`;
