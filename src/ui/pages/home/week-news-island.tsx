import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { homeFeature } from '@/composition/home.feature.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { spanText } from '@/ui/messages/ko/date-texts.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { MyChurchCard } from './my-church-card.tsx';
import { NewsAnnouncements } from './news-announcements.tsx';
import { NewsBulletin } from './news-bulletin.tsx';
import { NewsEvents } from './news-events.tsx';
import { WeekNews } from './week-news.tsx';

/**
 * The news of the week, below the link to a signed-in user's own page; each column is loaded and fails independently.
 */
export function News({ services }: HasServices<typeof homeFeature>) {
  const clock = useCoreService('clock');
  const today = useMemo(() => clock.today(), [clock]);
  const announcements = useReading(services.announcements);
  const bulletin = useReading(services.bulletin);
  const events = useReading(services.events);
  const isSignedIn = useSelector(useCoreService('session'), (session) => sessionIn(session) !== undefined);
  return (
    <>
      {isSignedIn && <MyChurchCard />}
      <WeekNews week={spanText(weekOf(today))}>
        <NewsAnnouncements viewModel={announcements.viewModel} onRetry={announcements.retry} />
        <NewsBulletin viewModel={bulletin.viewModel} onRetry={bulletin.retry} />
        <NewsEvents viewModel={events.viewModel} today={today} onRetry={events.retry} />
      </WeekNews>
    </>
  );
}

export const WeekNewsIsland = withServices(homeFeature, News);
