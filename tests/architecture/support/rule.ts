import type { Project } from './project.ts';

/** One place where the house is not as it should be. */
export interface Violation {
  readonly path: string;
  readonly line?: number;
  /** A sentence that says what to do instead. */
  readonly message: string;
}

export interface Rule {
  /** Reads as a sentence: "views hold no state of their own". */
  readonly name: string;
  readonly check: (project: Project) => readonly Violation[];
}

export const describeViolation = ({ path, line, message }: Violation): string =>
  `${path}${line === undefined ? '' : `:${line}`} ${message}`;
