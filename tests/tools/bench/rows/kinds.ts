import type { Medians, Row } from '../row.ts';
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
  const value = (of: Medians): number => of(page, figure) / of(floor, floorFigure);
  return { name, label, unit: '×', visits: [page, floor], value, ...budgeted(budget) };
}

/** Thread time, or a person's waiting time with a slow processor. */
export function milliseconds(name: Row['name'], label: string, visit: VisitName, figure: string, budget?: Budget): Row {
  return { name, label, unit: 'ms', visits: [visit], value: (of) => of(visit, figure), ...budgeted(budget) };
}

export function count(name: Row['name'], label: string, visit: VisitName, figure: string, budget: Budget): Row {
  return { name, label, unit: 'count', visits: [visit], value: (of) => of(visit, figure), ...budgeted(budget) };
}

export function kilobytes(name: Row['name'], label: string, figure: string, budget: Budget): Row {
  return { name, label, unit: 'kB', visits: ['bytes'], value: (of) => of('bytes', figure), ...budgeted(budget) };
}

/** The worst of several pages. */
export function shift(name: Row['name'], label: string, pages: readonly VisitName[]): Row {
  const value = (of: Medians): number => Math.max(...pages.map((page) => of(page, 'shift')));
  return { name, label, unit: 'score', target: 0.01, limit: 0.05, visits: pages, value };
}
