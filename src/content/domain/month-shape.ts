/** Week rows shown for any month (EVNT-01). */
export const WEEK_ROWS = 6;

/** Days of a week, from Sunday. */
export const DAYS_PER_WEEK = 7;
