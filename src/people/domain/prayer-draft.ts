import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { PrayerScope } from './prayer.ts';

/** What the server is sent. */
export interface PrayerPost {
  readonly text: string;
  readonly scope: PrayerScope;
  readonly isAnonymous: boolean;
  readonly until: CalendarDate;
}
