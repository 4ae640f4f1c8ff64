import type { CalendarDate } from '../domain/calendar-date.ts';

/** Tells the time, so that rules about days and token lifetimes can be tested on any day. */
export interface Clock {
  now(): Date;
  /**
   * The church's day, wherever the reader is: what the church publishes and asks for begins and ends with it. What the
   * device shows once a day follows the visitor's own day (`calendarDateOf`).
   */
  today(): CalendarDate;
}
