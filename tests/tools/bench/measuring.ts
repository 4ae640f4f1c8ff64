import type { Lab } from './lab.ts';
import type { Figures } from './loading.ts';
import type { Medians, Row } from './row.ts';
import { median } from './statistics.ts';
import { type VisitName, visitNames, visits } from './visits.ts';

/** All that was measured, in the order of the runs. */
export type Samples = ReadonlyMap<VisitName, readonly Figures[]>;

/** Makes the visits that the rows need, in turn, as often as there are runs. */
export async function measure(
  lab: Lab,
  rows: readonly Row[],
  runs: number,
  tell: (progress: string) => void,
): Promise<Samples> {
  const needed = visitNames.filter((name) => rows.some((row) => row.visits.includes(name)));
  const samples = new Map<VisitName, Figures[]>(needed.map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const name of needed) {
      // oxlint-disable-next-line no-await-in-loop -- two visits at once would measure each other
      const figures = await visits[name](lab);
      samples.get(name)?.push(figures);
      tell(`run ${run} of ${runs}, ${name}: ${brief(figures)}`);
    }
  }
  return samples;
}

function brief(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(value < 10 ? 3 : 0)}`)
    .join(', ');
}

export function mediansOf(samples: Samples): Medians {
  return (visit, figure) => {
    const values = (samples.get(visit) ?? []).map((figures) => figures[figure]);
    const known = values.filter((value) => value !== undefined);
    if (known.length === 0) throw new Error(`Nobody has measured ${figure} of ${visit}`);
    return median(known);
  };
}
