import type { Measures, Row } from '../row.ts';
import type { VisitName } from '../visits/visits.ts';

/** The target of the product, and the hard limit. */
export type Budget = readonly [target: number, limit: number];

const budgeted = (budget: Budget | undefined): Pick<Row, 'target' | 'limit'> =>
  budget === undefined ? {} : { target: budget[0], limit: budget[1] };

/** A value of one visit divided by the same value of another, or by a named one. */
export function ratio(
  name: Row['name'],
  label: string,
  figure: string,
  [page, floor, floorFigure = figure]: readonly [VisitName, VisitName, string?],
  budget?: Budget,
): Row {
  const value = ({ median: of }: Measures): number => of(page, figure) / of(floor, floorFigure);
  return { name, label, unit: '×', visits: [page, floor], value, ...budgeted(budget) };
}

type MillisecondsOf = (name: Row['name'], label: string, visit: VisitName, figure: string, budget?: Budget) => Row;

const millisecondsOf =
  (statistic: keyof Measures): MillisecondsOf =>
  (name, label, visit, figure, budget) => {
    const value = ({ [statistic]: of }: Measures): number => of(visit, figure);
    return { name, label, unit: 'ms', visits: [visit], value, ...budgeted(budget) };
  };

/** A person's waiting time with a slow processor. */
export const milliseconds = millisecondsOf('median');

/** Thread time, or a waiting time that consists of it. */
export const threadTime = millisecondsOf('least');

export function count(name: Row['name'], label: string, visit: VisitName, figure: string, budget: Budget): Row {
  return {
    name,
    label,
    unit: 'count',
    visits: [visit],
    value: ({ median: of }) => of(visit, figure),
    ...budgeted(budget),
  };
}

export function kilobytes(name: Row['name'], label: string, figure: string, budget: Budget): Row {
  return {
    name,
    label,
    unit: 'kB',
    visits: ['bytes'],
    value: ({ median: of }) => of('bytes', figure),
    ...budgeted(budget),
  };
}

/** The worst of several pages. */
export function shift(name: Row['name'], label: string, pages: readonly VisitName[]): Row {
  const value = ({ median: of }: Measures): number => Math.max(...pages.map((page) => of(page, 'shift')));
  return { name, label, unit: 'score', target: 0.01, limit: 0.05, visits: pages, value };
}
