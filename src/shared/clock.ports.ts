import type { CalendarDate } from './dates.ts';

/** Tells the time, so that rules about days and token lifetimes can be tested on any day. */
export interface Clock {
  now(): Date;
  /**
   * The church's day, wherever the reader is: the rules of the church, such as the present week, use it. A dialog that
   * is shown once a day on a device uses the visitor's own day (`calendarDateOf`).
   */
  today(): CalendarDate;
}
