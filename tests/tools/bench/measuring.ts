import type { Measures, Result, Row, ValueOf } from './row.ts';
import { median } from './statistics.ts';
import type { Figures, Lab } from './visits/lab.ts';
import { onceEnough, type VisitName, visitNames, visits } from './visits/visits.ts';

/** All measured values, in the order of the runs. */
export type Samples = ReadonlyMap<VisitName, readonly Figures[]>;

export interface Measured {
  readonly samples: Samples;
  /** The failures, a sentence each. */
  readonly failures: readonly string[];
}

/**
 * Makes the visits that the rows need, in turn, as often as there are runs. A visit that fails does not end the others.
 */
export async function measure(
  lab: Lab,
  rows: readonly Row[],
  runs: number,
  tell: (progress: string) => void,
): Promise<Measured> {
  const needed = visitNames.filter((name) => rows.some((row) => row.visits.includes(name)));
  const samples = new Map<VisitName, Figures[]>(needed.map((name) => [name, []]));
  const failures: string[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const name of needed.filter((one) => run === 1 || !onceEnough.includes(one))) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- two visits at once would measure each other
        const figures = await visits[name](lab);
        samples.get(name)?.push(figures);
        tell(`run ${run} of ${runs}, ${name}: ${brief(figures)}`);
      } catch (error) {
        const [sentence = ''] = String(error).split('\n');
        failures.push(`${name}, run ${run}: ${sentence}`);
        tell(`run ${run} of ${runs}, ${name} failed: ${sentence}`);
      }
    }
  }
  return { samples, failures };
}

function brief(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(value < 10 ? 3 : 0)}`)
    .join(', ');
}

/** Each row with its value, as far as it was measured. */
export function resultsOf(rows: readonly Row[], samples: Samples): readonly Result[] {
  const measures = measuresOf(samples);
  return rows.map((row) => {
    try {
      return { row, value: row.value(measures) };
    } catch {
      return { row, value: undefined };
    }
  });
}

export function measuresOf(samples: Samples): Measures {
  const by =
    (statistic: (values: readonly number[]) => number): ValueOf =>
    (visit, figure) => {
      const values = (samples.get(visit) ?? []).map((figures) => figures[figure]);
      const known = values.filter((value) => value !== undefined);
      if (known.length === 0) throw new Error(`Nobody has measured ${figure} of ${visit}`);
      return statistic(known);
    };
  return { median: by(median), least: by((values) => Math.min(...values)) };
}
