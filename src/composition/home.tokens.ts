import type { Announcement } from '@/content/domain/announcement.ts';
import type { Bulletin } from '@/content/domain/bulletin.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import type { ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import type { ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import type { onceADayMachine } from '@/shared/machines/once-a-day.machine.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { token } from './token.ts';

export type NewestAnnouncements = ProvidedReadOnce<readonly Announcement[]>;
export type WeekBulletin = ProvidedReadOnce<Bulletin>;
export type ComingEvents = ProvidedReadOnce<readonly ChurchEvent[]>;

export const POSTER_FLAG = token<DailyFlag>('PosterFlag');
export const POSTER = token<typeof onceADayMachine>('Poster');
export const READ_WEEK_BULLETIN = token<ReadWeekBulletin>('ReadWeekBulletin');
export const READ_COMING_EVENTS = token<ReadComingEvents>('ReadComingEvents');
export const NEWEST_ANNOUNCEMENTS = token<NewestAnnouncements>('NewestAnnouncements');
export const WEEK_BULLETIN = token<WeekBulletin>('WeekBulletin');
export const COMING_EVENTS = token<ComingEvents>('ComingEvents');
