/** The part of a list that one call asks for; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly itemsPerPage: number;
}

interface Dated {
  readonly id: number;
  /** An instant, ISO 8601. */
  readonly created: string;
}

const largestPage = 100;
const defaultPageSize = 10;

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value >= 1 ? value : otherwise;
};

/** Reads `page` and `itemsPerPage`; what is missing or no positive whole number falls back to 1 and 10. */
export const readPageRequest = (query: URLSearchParams): PageRequest => ({
  page: positive(query.get('page'), 1),
  itemsPerPage: Math.min(positive(query.get('itemsPerPage'), defaultPageSize), largestPage),
});

const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.created) - Date.parse(one.created) || other.id - one.id;

/** Newest first; items of one moment keep a fixed order, so that no page repeats or loses one. [] past the end. */
export const newestPage = <Item extends Dated>(items: readonly Item[], { page, itemsPerPage }: PageRequest): Item[] =>
  items.toSorted(newestFirst).slice((page - 1) * itemsPerPage, page * itemsPerPage);
