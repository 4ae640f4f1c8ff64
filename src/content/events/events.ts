import { queryIn } from '@/shared/addresses.ts';
import { type CalendarDate, type DateSpan, datePartsOf, monthAround } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';

/** Sunday morning worship, Wednesday worship, a general event, or one that lasts a week (EVNT-04). */
export type EventType = 'morning' | 'wednesday' | 'general' | 'weekly';

/** Every kind of event, in the order in which they are offered. */
export const EVENT_TYPES: readonly EventType[] = ['morning', 'wednesday', 'general', 'weekly'];

export interface ChurchEvent {
  readonly id: EntityId;
  readonly name: string;
  /** First and last day, inclusive; equal for an event of one day (EVNT-03). */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** Undefined for a type that this application does not know. */
  readonly type: EventType | undefined;
  readonly hostedBy: string;
  /** The day on which it was changed last (EDIT-01); undefined when it never was. */
  readonly edited?: CalendarDate | undefined;
  /** The moment of that change, by which calendar programs tell the versions of an event apart. */
  readonly editedAt?: Date | undefined;
  /** How many people there is room for, and whether others may wait; read for its form alone (MINE-05). */
  readonly limit?: number | undefined;
  readonly waitingList?: boolean | undefined;
}

/** The fields of an event, without its id. */
export type DatedEvent = Omit<ChurchEvent, 'id'>;

/** Week rows shown for any month (EVNT-01). */
export const WEEK_ROWS = 6;

/** Days of a week, from Sunday. */
export const DAYS_PER_WEEK = 7;

/** A month of the calendar, `YYYY-MM`. */
export type CalendarMonth = `${number}-${number}`;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

// The calendar shows no other years: date arithmetic is reliable within them.
const EARLIEST = { year: 1900, month: '1900-01' } as const;
const LATEST = { year: 2199, month: '2199-12' } as const;

/** True for a month that the calendar can show, written `YYYY-MM`. */
export function isCalendarMonth(text: string): text is CalendarMonth {
  return MONTH.test(text) && text >= EARLIEST.month && text <= LATEST.month;
}

/** The month of a day, or the nearest month that the calendar can show. */
export function monthOf(date: CalendarDate): CalendarMonth {
  const { year, month } = datePartsOf(date);
  return nearestMonth(year, month);
}

/** The month `later` months after this one (before it when negative), limited to those that the calendar can show. */
export function monthAfter(month: CalendarMonth, later: number): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + later;
  return nearestMonth(Math.floor(count / 12), (count % 12) + 1);
}

/** First and last day of the month (EVNT-02). */
export function daysOfMonth(month: CalendarMonth): DateSpan {
  return monthAround(`${month}-01`);
}

/** The day that is selected when a month is opened: today if it is in that month, else the first. */
export function arrivalDay(month: CalendarMonth, today: CalendarDate): CalendarDate {
  return monthOf(today) === month ? today : daysOfMonth(month).first;
}

const PARAMETER = 'month';

/**
 * The month in an address of the calendar, such as `/communion/events?month=2026-11`.
 * @returns undefined when there is none, or one that cannot be shown
 */
export function monthInAddress(address: string): CalendarMonth | undefined {
  const named = new URLSearchParams(queryIn(address)).get(PARAMETER) ?? '';
  return isCalendarMonth(named) ? named : undefined;
}

/**
 * The month of an event's address (PAGE-01), in which a server that cannot find one event by its id is asked for it.
 * @param when a day or a month in which it takes place; @returns undefined when it is neither
 */
export function monthInEventAddress(when: string): CalendarMonth | undefined {
  const month = when.slice(0, 'YYYY-MM'.length);
  return isCalendarMonth(month) ? month : undefined;
}

/** The address of the page that `address` names, with another month. */
export function addressOfMonth(address: string, month: CalendarMonth): string {
  return `${address.replace(/[?#].*$/, '')}?${PARAMETER}=${month}`;
}

function nearestMonth(year: number, month: number): CalendarMonth {
  const text = `${year}-${String(month).padStart(2, '0')}`;
  if (isCalendarMonth(text)) return text;
  return year < EARLIEST.year ? EARLIEST.month : LATEST.month;
}
