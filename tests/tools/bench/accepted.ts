import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Result, Unit } from './row.ts';

const FILE = fileURLToPath(new URL('accepted.json', import.meta.url));

/** Values by the names of their rows, as they were when they were last accepted. */
export type Accepted = Readonly<Record<string, number>>;

/** The values that another machine can be compared with: milliseconds differ between machines. */
const COMPARED: readonly Unit[] = ['×', 'kB'];

/** The factor by which a row may get worse before it is named. */
const TOLERANCE = 1.05;

/** @returns no values where none were accepted yet */
export async function readAccepted(file = FILE): Promise<Accepted> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const accepted: Accepted = JSON.parse(text);
  return accepted;
}

export async function writeAccepted(accepted: Accepted, file = FILE): Promise<void> {
  await writeFile(file, `${JSON.stringify(accepted, null, 2)}\n`);
}

/**
 * The accepted values, with the ratios and bytes of this run in their places; rows that no longer exist are left out.
 */
export function newAccepted(before: Accepted, results: readonly Result[], names: readonly string[]): Accepted {
  const kept = Object.entries(before).filter(([name]) => names.includes(name));
  const measured = results.flatMap(({ row, value }) =>
    value !== undefined && COMPARED.includes(row.unit) ? [[row.name, Number(value.toFixed(3))] as const] : [],
  );
  return Object.fromEntries(Object.entries(Object.fromEntries([...kept, ...measured])).toSorted(byName));
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]): number => (one < other ? -1 : 1);

/** A sentence for each row that got worse by more than 5 % since it was accepted. */
export function worseThan(accepted: Accepted, results: readonly Result[]): readonly string[] {
  return results.flatMap(({ row, value }) => {
    const before = accepted[row.name];
    if (before === undefined || value === undefined || value <= before * TOLERANCE) return [];
    const percent = before === 0 ? '' : `, by ${Math.round((value / before - 1) * 100)} %`;
    return [`${row.name} went from ${before} to ${value.toFixed(2)} ${row.unit}${percent}`];
  });
}
