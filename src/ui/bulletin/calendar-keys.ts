import type { KeyboardEvent } from 'react';
import type { WeekCalendarEvent } from '@/content/machines/week-calendar.machine.ts';

const KEYS: Readonly<Record<string, WeekCalendarEvent>> = {
  ArrowLeft: { type: 'day.moved', days: -1 },
  ArrowRight: { type: 'day.moved', days: 1 },
  ArrowUp: { type: 'day.moved', days: -7 },
  ArrowDown: { type: 'day.moved', days: 7 },
  Home: { type: 'week.edgeAsked', edge: 'first' },
  End: { type: 'week.edgeAsked', edge: 'last' },
  PageUp: { type: 'month.moved', months: -1 },
  PageDown: { type: 'month.moved', months: 1 },
};

/** What a key asks of a calendar, as other calendars understand it; undefined for all other keys. */
export function calendarKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): WeekCalendarEvent | undefined {
  return ctrlKey || metaKey || altKey || shiftKey || !Object.hasOwn(KEYS, key) ? undefined : KEYS[key];
}
