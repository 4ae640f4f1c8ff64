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
import type { WeekNewsParts } from './week-news-parts.ts';

type HomeServices = HasServices<typeof homeFeature>;

function MyChurch() {
  const isSignedIn = useSelector(useCoreService('session'), (session) => sessionIn(session) !== undefined);
  return isSignedIn && <MyChurchCard />;
}

function useToday() {
  const clock = useCoreService('clock');
  return useMemo(() => clock.today(), [clock]);
}

function WeekDates() {
  return spanText(weekOf(useToday()));
}

function Announcements({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.announcements);
  return <NewsAnnouncements viewModel={viewModel} onRetry={retry} />;
}

function Bulletin({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.bulletin);
  return <NewsBulletin viewModel={viewModel} onRetry={retry} />;
}

function Events({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.events);
  return <NewsEvents viewModel={viewModel} today={useToday()} onRetry={retry} />;
}

/** The parts of the week's news with their services; each column is read by itself and can fail by itself. */
export const weekNewsParts: WeekNewsParts = {
  MyChurch,
  WeekDates,
  Announcements: withServices(homeFeature, Announcements),
  Bulletin: withServices(homeFeature, Bulletin),
  Events: withServices(homeFeature, Events),
};
