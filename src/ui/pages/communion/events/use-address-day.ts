import { useSearch } from 'wouter';
import { arrivalDay, monthInAddress, monthOf } from '@/content/domain/calendar-month.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';

/** The day on which the calendar opens: today, or the first day of another month that the address names. */
export function useAddressDay(today: CalendarDate): CalendarDate {
  const named = monthInAddress(`?${useSearch()}`);
  return arrivalDay(named ?? monthOf(today), today);
}
