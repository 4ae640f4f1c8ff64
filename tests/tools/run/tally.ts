/** A step's counts in the last line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part of a step, such as a test or a scenario, with the time it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/** The slowest parts of each kind. */
export type Slowest = Readonly<Record<string, readonly Timed[]>>;

/** What a step found. */
export interface Count extends Tally {
  readonly slowest?: Slowest;
  /** Files of tests and places of scenarios that failed, by which they alone can run again. */
  readonly failures?: readonly string[];
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const SHOWN_AT_MOST = 10;

/** The slowest parts, slowest first. */
export const slowestOf = (parts: readonly Timed[]): readonly Timed[] =>
  parts.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN_AT_MOST);

/** A line for each of the slowest parts, under the kinds that have some. */
export const slowestLines = (slowest: Slowest): readonly string[] =>
  Object.entries(slowest)
    .filter(([, parts]) => parts.length > 0)
    .flatMap(([kind, parts]) => [
      `slowest ${kind}`,
      ...slowestOf(parts).map(({ name, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${name}`),
      '',
    ]);
