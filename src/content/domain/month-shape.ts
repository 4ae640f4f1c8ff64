/** Week rows of a month, whatever its length (EVNT-01). */
export const WEEK_ROWS = 6;

/** Days of a week, from Sunday. */
export const COLUMNS = 7;
