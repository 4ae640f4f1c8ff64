import { eventsFeature } from '@/composition/events.feature.ts';
import { arrivalDay, monthAfter, monthOf } from '@/content/domain/calendar-month.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { InTurn } from '@/ui/kit/layout/in-turn.tsx';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { DraftsRow } from '@/ui/patterns/drafts/drafts-row.tsx';
import { useDraftSaving } from '@/ui/patterns/drafts/use-draft-saving.ts';
import { HighlightedEvent } from './highlighted-event.tsx';
import { MonthBar } from './month-bar.tsx';
import { MonthPanels } from './month-panels.tsx';
import { MonthView } from './month-view.tsx';
import { Subscription } from './subscription.tsx';
import { useEventsPage } from './use-events-page.ts';

// Loaded on demand, only for publishers.
const drafts = createIsland(() => import('./event-drafts-island.tsx').then((module) => module.EventDraftsIsland));

/** The calendar, and for Admin and Editor the form and the delete buttons (PERM-02). */
function Events({ services }: HasServices<typeof eventsFeature>) {
  const clock = useCoreService('clock');
  const today = clock.today();
  const { viewModel, actor, month, list, panel } = useEventsPage(services.month);
  const { send } = month;
  const publishing = usePublishingRight(services.publishingRights);
  const { saving, drafts: asked } = useDraftSaving(actor);

  const moveTo = (months: number) =>
    send({ type: 'day.asked', day: arrivalDay(monthAfter(viewModel.month, months), today) });
  return (
    <>
      <MonthBar
        month={viewModel.month}
        onMoved={moveTo}
        onToday={viewModel.month === monthOf(today) ? undefined : () => send({ type: 'day.asked', day: clock.today() })}
        onWrite={publishing.publishes ? () => panel.send({ type: 'form.asked', day: undefined }) : undefined}
      />
      {publishing.hasForm && (
        <IslandSlot
          key={publishing.writer}
          island={drafts}
          props={{ page: asked, right: publishing.right }}
          fallback={<DraftsRow />}
        />
      )}
      <HighlightedEvent list={list} />
      <InTurn>
        <MonthView
          viewModel={viewModel}
          today={today}
          onDayAsked={(day) => send({ type: 'day.asked', day })}
          onDayOpened={(day) => panel.send({ type: 'day.opened', day })}
          onEventOpened={(id) => panel.send({ type: 'event.opened', id })}
          onRetry={() => send({ type: 'retry.asked' })}
        />
        <Subscription />
      </InTurn>
      <MonthPanels
        saveFile={services.saveFile}
        forms={services.form}
        page={actor}
        panel={panel}
        events={[...(viewModel.events ?? []), ...(viewModel.adjacentEvents ?? [])]}
        month={month}
        publishing={publishing}
        saving={saving}
      />
    </>
  );
}

export const EventsIsland = withServices(eventsFeature, Events);
