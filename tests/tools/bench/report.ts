import { cpus, loadavg } from 'node:os';
import type { Measured } from './measuring.ts';
import { type Result, verdictOf } from './row.ts';

export interface Circumstances {
  readonly browser: string;
  readonly runs: number;
  /** Average number of running processes, over the last minute. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export const loadAverage = (): number => loadavg()[0] ?? 0;

/** The machine-readable report of a run: each row beside its budget, with all values behind it. */
export function report(
  results: readonly Result[],
  { samples, failures }: Measured,
  circumstances: Circumstances,
): string {
  const rows = results.map((result) => {
    const { name, label, unit, target = null, limit = null } = result.row;
    return { name, label, unit, value: result.value ?? null, target, limit, verdict: verdictOf(result) };
  });
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  return `${JSON.stringify({ ...circumstances, machine, rows, failures, samples: Object.fromEntries(samples) }, null, 2)}\n`;
}
