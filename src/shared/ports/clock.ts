/** Returns the current time, so that rules about days and token lifetimes can be tested on any day. */
export interface Clock {
  now(): Date;
}
