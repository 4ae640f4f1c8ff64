/** The part of a list that one call requests; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly itemsPerPage: number;
}

interface Dated {
  readonly id: number;
  /** An instant, ISO 8601. */
  readonly created: string;
}

/** Newest first; items with the same timestamp have a fixed order, so that no page repeats or omits one. */
export const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.created) - Date.parse(one.created) || other.id - one.id;
