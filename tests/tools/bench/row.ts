import type { VisitName } from './visits.ts';

/** The medians of what was measured. @throws Error when a visit gave no such figure */
export type Medians = (visit: VisitName, figure: string) => number;

export type Unit = 'kB' | '×' | 'ms' | 'µs' | 'requests' | 'score';

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

export type Verdict = 'within target' | 'within limit' | 'BROKEN' | 'for comparison';

export interface Result {
  readonly row: Row;
  readonly value: number;
}

export function verdictOf({ row, value }: Result): Verdict {
  // Asked this way round, what is no number breaks it too.
  if (row.limit !== undefined && !(value <= row.limit)) return 'BROKEN';
  if (row.target !== undefined && value <= row.target) return 'within target';
  return row.limit === undefined ? 'for comparison' : 'within limit';
}
