/** A step's counts in the last line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part of a step, such as a test file or a scenario, with the time it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/** A step's counts and its slowest parts. */
export interface Count extends Tally {
  readonly slowest?: readonly Timed[];
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const SHOWN_AT_MOST = 5;

/** The slowest parts, slowest first. */
export const slowestOf = (parts: readonly Timed[]): readonly Timed[] =>
  parts.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN_AT_MOST);
