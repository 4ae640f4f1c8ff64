import type { Journey } from './journeys/journey.ts';

/** The result of one journey in one engine. */
export interface Walked {
  readonly engine: string;
  readonly journey: Journey;
  readonly seconds: number;
  /** Why it was aborted. */
  readonly trouble?: string;
}

/** A row for each journey, a column for each engine. */
export function table(engines: readonly string[], journeys: readonly Journey[], walked: readonly Walked[]): string {
  const cell = (engine: string, journey: Journey): string => {
    const one = walked.find((other) => other.engine === engine && other.journey === journey);
    if (one === undefined) return '–';
    return one.trouble === undefined ? `ok ${one.seconds.toFixed(1)} s` : 'FAILED';
  };
  const rows = [
    ['who', 'journey', ...engines],
    ...journeys.map((journey) => [journey.who, journey.what, ...engines.map((engine) => cell(engine, journey))]),
  ];
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((words, column) => Math.max(words.length, widest[column] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((words, column) => words.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
