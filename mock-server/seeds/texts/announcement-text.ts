/**
 * An announcement before it has a date. `{month}`, `{day}`, `{weekday}` and `{year}` in title and paragraphs stand for
 * the day that it is about.
 */
export interface AnnouncementText {
  readonly title: string;
  readonly author: string;
  readonly paragraphs: readonly string[];
  /** Written late in the evening. */
  readonly late?: boolean;
}

/**
 * An announcement of the church's year: `of` is the day that it is about in that year, and it is written `before` days
 * earlier.
 */
export interface SeasonalAnnouncement extends AnnouncementText {
  readonly of: (year: number) => string;
  readonly before: number;
}

/**
 * An announcement of any season, written `ago` days before today, of the first such weekday (0 is Sunday) that comes `ahead`
 * days later.
 */
export interface OrdinaryAnnouncement extends AnnouncementText {
  readonly ago: number;
  readonly ahead: number;
  readonly weekday: number;
}
