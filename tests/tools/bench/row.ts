import type { VisitName } from './visits/visits.ts';

/** A figure of a visit, as one value for all runs. @throws Error when the visit gave no such value */
export type ValueOf = (visit: VisitName, figure: string) => number;

/** What is taken from several runs. */
export interface Measures {
  readonly median: ValueOf;
  /** Of thread time that is divided by no floor: other programs that share the processor only add to it. */
  readonly least: ValueOf;
}

/**
 * The unit, which is the same on every machine: bytes, ratios, counts; `ms` is thread time, or a limit of people's
 * patience at a processor that is four times slower, which is named so in its row.
 */
export type Unit = 'kB' | 'MB' | '×' | 'ms' | 'count' | 'score';

/** A line of the table of budgets. */
export interface Row {
  /** `group/name`: `--only` accepts either, or the group alone. */
  readonly name: `${string}/${string}`;
  readonly label: string;
  readonly unit: Unit;
  /** The target of the product; absent where the row only informs. */
  readonly target?: number;
  /** The hard limit; absent where the row only informs. */
  readonly limit?: number;
  /** The visits that have to be measured for it. */
  readonly visits: readonly VisitName[];
  readonly value: (measures: Measures) => number;
}

export type Verdict = 'within target' | 'within limit' | 'BROKEN' | 'for comparison' | 'NOT MEASURED';

export interface Result {
  readonly row: Row;
  /** Undefined where it could not be measured. */
  readonly value: number | undefined;
}

export function verdictOf({ row, value }: Result): Verdict {
  if (value === undefined) return 'NOT MEASURED';
  // In this direction, a value that is not a number exceeds it too.
  if (row.limit !== undefined && !(value <= row.limit)) return 'BROKEN';
  if (row.target !== undefined && value <= row.target) return 'within target';
  return row.limit === undefined ? 'for comparison' : 'within limit';
}
