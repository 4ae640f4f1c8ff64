/**
 * A notice before it has a date. `{month}`, `{day}`, `{weekday}` and `{year}` in title and paragraphs stand for the day
 * that it speaks of.
 */
export interface Notice {
  readonly title: string;
  readonly author: string;
  readonly paragraphs: readonly string[];
  /** Written late in the evening. */
  readonly late?: boolean;
}

/** A notice of the church's year: `of` is the day it speaks of in that year, and it is written `before` days earlier. */
export interface SeasonalNotice extends Notice {
  readonly of: (year: number) => string;
  readonly before: number;
}

/**
 * A notice of any season, written `ago` days before today, of the first such weekday (0 is Sunday) that comes `ahead`
 * days later.
 */
export interface OrdinaryNotice extends Notice {
  readonly ago: number;
  readonly ahead: number;
  readonly weekday: number;
}
