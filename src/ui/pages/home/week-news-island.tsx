import { useMemo } from 'react';
import { COMING_EVENTS, NEWEST_ANNOUNCEMENTS, WEEK_BULLETIN } from '@/composition/home.tokens.ts';
import { CLOCK } from '@/composition/tokens.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { spanText } from '@/ui/messages/ko/date-texts.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { NewsAnnouncements } from './news-announcements.tsx';
import { NewsBulletin } from './news-bulletin.tsx';
import { NewsEvents } from './news-events.tsx';
import { WeekNews } from './week-news.tsx';

/** The week as the server tells it; each column is read, and fails, by itself. */
export function WeekNewsIsland() {
  const clock = useService(CLOCK);
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const announcements = useReading(useService(NEWEST_ANNOUNCEMENTS));
  const bulletin = useReading(useService(WEEK_BULLETIN));
  const events = useReading(useService(COMING_EVENTS));
  return (
    <WeekNews week={spanText(weekOf(today))}>
      <NewsAnnouncements viewModel={announcements.viewModel} onRetry={announcements.retry} />
      <NewsBulletin viewModel={bulletin.viewModel} onRetry={bulletin.retry} />
      <NewsEvents viewModel={events.viewModel} today={today} onRetry={events.retry} />
    </WeekNews>
  );
}
