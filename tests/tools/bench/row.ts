import type { VisitName } from './visits/visits.ts';

/** The medians of what was measured. @throws Error when a visit gave no such figure */
export type Medians = (visit: VisitName, figure: string) => number;

/**
 * What holds on every machine: bytes, ratios, counts; `ms` is thread time, or a limit of people's patience at a processor
 * that is four times slower, which is named so in its row.
 */
export type Unit = 'kB' | 'MB' | '×' | 'ms' | 'count' | 'score';

/** A line of the table of budgets. */
export interface Row {
  /** `group/name`: `--only` takes either, or the group alone. */
  readonly name: `${string}/${string}`;
  readonly label: string;
  readonly unit: Unit;
  /** What the product aims at; absent where the row only informs. */
  readonly target?: number;
  /** What must not be exceeded; absent where the row only informs. */
  readonly limit?: number;
  /** What has to be measured for it. */
  readonly visits: readonly VisitName[];
  readonly value: (of: Medians) => number;
}

export type Verdict = 'within target' | 'within limit' | 'BROKEN' | 'for comparison' | 'NOT MEASURED';

export interface Result {
  readonly row: Row;
  /** Undefined where it could not be measured. */
  readonly value: number | undefined;
}

export function verdictOf({ row, value }: Result): Verdict {
  if (value === undefined) return 'NOT MEASURED';
  // Asked this way round, what is no number breaks it too.
  if (row.limit !== undefined && !(value <= row.limit)) return 'BROKEN';
  if (row.target !== undefined && value <= row.target) return 'within target';
  return row.limit === undefined ? 'for comparison' : 'within limit';
}
