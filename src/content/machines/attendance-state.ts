import type { Failure } from '@/shared/domain/outcome.ts';
import type { OwnAttendance } from '../domain/attendance.ts';
import type { ChurchEvent } from '../domain/church-event.ts';

export interface AttendanceContext {
  /** Undefined until it was read. */
  readonly attendance: OwnAttendance | undefined;
  /** The number of people in the field. */
  readonly chosen: number;
  /** Why the last reading or answer failed; undefined unless it did. */
  readonly failure: Failure | undefined;
}

/** An editor has changed the event. */
export interface EventChanged {
  readonly type: 'event.changed';
  readonly item: ChurchEvent;
}

/** The server's answers to the event have changed. */
export interface AnswersChanged {
  readonly type: 'answers.changed';
}

export type AttendanceEvent =
  | { readonly type: 'people.chosen'; readonly people: number }
  | { readonly type: 'attendance.asked' }
  | { readonly type: 'withdrawal.asked' }
  | { readonly type: 'withdrawal.confirmed' }
  | { readonly type: 'withdrawal.dismissed' }
  | { readonly type: 'retry.asked' }
  | EventChanged;

export interface Answer {
  readonly attendance: OwnAttendance | undefined;
  readonly people: number;
}
