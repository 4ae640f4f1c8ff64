/**
 * For so long rows have to have stood still before a press is meant for the row that it meets: a double click, and what a
 * startled hand presses after it, still belongs to the row that has gone (REL-29).
 */
export const STILL_MS = 700;
