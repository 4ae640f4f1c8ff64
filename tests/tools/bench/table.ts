import { type Result, type Unit, verdictOf } from './row.ts';

const DECIMALS: Readonly<Record<Unit, number>> = { kB: 1, MB: 1, '×': 2, ms: 0, count: 0, score: 3 };

/** A count has no unit. */
function shown(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : `${value.toFixed(DECIMALS[unit])} ${unit === 'count' ? '' : unit}`.trimEnd();
}

/** Every row beside its target and its hard limit, one to a line, under a heading. */
export function table(results: readonly Result[]): string {
  const lines = [
    ['row', 'what', 'measured', 'target', 'limit', 'verdict'],
    ...results.map((result) => {
      const { name, label, unit, target, limit } = result.row;
      return [name, label, shown(result.value, unit), shown(target, unit), shown(limit, unit), verdictOf(result)];
    }),
  ];
  const widths = lines.reduce<readonly number[]>(
    (widest, line) => line.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const isNumber = (column: number): boolean => column >= 2 && column <= 4;
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
