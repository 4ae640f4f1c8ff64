/**
 * How long rows must not have moved before a press counts for the row under it: the second press of a double click was
 * meant for the row that has gone (REL-29).
 */
export const PRESS_GUARD_MS = 700;
