import { useMachine, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { eventsEntry } from '@/composition/events.ts';
import { arrivalDay, type DatedEvent, monthAfter, monthOf } from '@/content/events/events.ts';
import { type ProvidedMonth, searchedMonth } from '@/content/events/events-page.machine.ts';
import type { MonthViewModel } from '@/content/events/month.machine.ts';
import { eventsOn } from '@/content/events/month-calendar.ts';
import { highlightedId } from '@/content/posts/posts.ts';
import { asyncStateOf } from '@/shared/async-state.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { foldMachine } from '@/shared/folds.machine.ts';
import type { SearchedList } from '@/shared/highlighted-item.machine.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { usePrinted } from '@/ui/kit/data/nearness.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { InTurn } from '@/ui/kit/layout/part.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import { subscriptionMessages } from '@/ui/messages/ko/calendar.ts';
import { eventMessages } from '@/ui/messages/ko/events.ts';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { highlightMessages } from '@/ui/messages/ko/posts.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { useAskedEdit } from '@/ui/patterns/posts/asked-edit.tsx';
import { usePublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';
import { Agenda } from './agenda.tsx';
import { eventOpener } from './event-openers.ts';
import styles from './events.module.css';
import monthStyles from './month.module.css';
import { MonthBar, MonthSkeleton } from './month-frame.tsx';
import { MonthPanels } from './month-panels.tsx';
import { MonthSheet } from './month-sheet.tsx';

// Loaded on demand, only for publishers.
const writing = createIsland(() => import('./events-writing.tsx').then((module) => module.EventsWritingIsland));

/** The calendar, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function EventsIsland() {
  const services = useServices(eventsEntry);
  const clock = useCoreService('clock');
  const today = clock.today();
  const { viewModel, actor, month, list, panel } = useEventsPage(services.month);
  const { send } = month;
  const publishing = usePublishingRight(services.publishingRights);
  const edit = useAskedEdit<DatedEvent>(publishing.writer, month);

  const events = [...(viewModel.events ?? []), ...(viewModel.adjacentEvents ?? [])];
  // Whoever may add events comes to an empty day for nothing else.
  const openDay = (day: CalendarDate) =>
    panel.send({ type: publishing.publishes && eventsOn(day, events).length === 0 ? 'form.asked' : 'day.opened', day });

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
          island={writing}
          props={{ page: actor, panel, right: publishing.right, edit }}
          fallback={<DraftsSkeleton />}
        />
      )}
      <HighlightedEvent list={list} />
      <InTurn>
        <MonthView
          viewModel={viewModel}
          today={today}
          onDayAsked={(day) => send({ type: 'day.asked', day })}
          onDayOpened={openDay}
          onEventOpened={(id) => panel.send({ type: 'event.opened', id })}
          onRetry={() => send({ type: 'retry.asked' })}
        />
        <Subscription />
      </InTurn>
      <MonthPanels
        saveFile={services.saveFile}
        panel={panel}
        events={events}
        month={month}
        publishes={publishing.publishes}
        onEdited={edit.ask}
      />
    </>
  );
}

/** The placeholder of the drafts: as high as their folded list, so that the month below does not move. */
function DraftsSkeleton() {
  return (
    <div className={styles.drafts}>
      <Skeleton lines={1} />
    </div>
  );
}

/** Finds the event that the address highlights, and focuses it; its dialog, which opens by then, gives the focus back to it. */
function HighlightedEvent({ list }: { readonly list: SearchedList }) {
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'event')}
      list={list}
      onFound={(id) => bringIntoView(eventOpener(id), { block: 'center' })}
      missing={
        <Notice alert>
          <strong>{highlightMessages.event}</strong> <span>{highlightMessages.eventNext}</span>
        </Notice>
      }
    />
  );
}

interface MonthViewProps {
  readonly viewModel: MonthViewModel;
  readonly today: CalendarDate;
  readonly onDayAsked: (day: CalendarDate) => void;
  readonly onDayOpened: (day: CalendarDate) => void;
  readonly onEventOpened: (id: EntityId) => void;
  readonly onRetry: () => void;
}

/** The month as a grid and, on narrow screens, as a list, with its loading, empty and error states. */
function MonthView({ viewModel, today, onRetry, ...answers }: MonthViewProps) {
  // Paper may be wider than the screen.
  const isPrinted = usePrinted();
  const { month, events, isReading, isWide } = viewModel;
  return (
    <>
      <MonthStatus viewModel={viewModel} onRetry={onRetry} />
      {(isWide || isPrinted) && <MonthSheet viewModel={viewModel} today={today} {...answers} />}
      {events !== undefined && events.length > 0 && (
        <Agenda month={month} events={events} today={today} onEventOpened={answers.onEventOpened} />
      )}
      {events === undefined && isReading && <MonthSkeleton />}
    </>
  );
}

interface MonthStatusProps {
  readonly viewModel: MonthViewModel;
  readonly onRetry: () => void;
}

/** The messages about a month: it has no events, or they could not be loaded (EVNT-07). */
function MonthStatus({ viewModel: { events, failure }, onRetry }: MonthStatusProps) {
  if (failure !== undefined && events !== undefined) return <StaleNotice onRetry={onRetry} />;
  return (
    <Async
      state={asyncStateOf(events, failure)}
      // The month shows its own skeleton.
      loading={<></>}
      empty={<NoEvents />}
      renderFailed={(reason) => (
        <div className={monthStyles.status}>
          <FailureState sentence={eventMessages.failed} reason={reason} onRetry={onRetry} />
        </div>
      )}
    >
      {() => null}
    </Async>
  );
}

function NoEvents() {
  return (
    <>
      <div className={monthStyles.narrow}>
        <EmptyState sentence={eventMessages.empty} next={eventMessages.emptyNext} />
      </div>
      <div className={monthStyles.wide}>
        {/* The days of the grid can still be opened, so one line is enough. */}
        <div className={monthStyles.status}>
          <Notice>
            <strong>{eventMessages.empty}</strong> <span>{eventMessages.emptyNext}</span>
          </Notice>
        </div>
      </div>
    </>
  );
}

/** Shown above a month that could not be reloaded: its events are from the previous reading. */
function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ActionNotice action={kitMessages.retry} onAction={onRetry} className={monthStyles.stale}>
      <strong>{eventMessages.stale}</strong>
      <p>{eventMessages.staleNext}</p>
    </ActionNotice>
  );
}

// Loaded on demand: few users subscribe, and each only once.
const subscription = createIsland(() => import('./subscription.tsx').then((module) => module.SubscriptionIsland));

/** The calendar to subscribe to, behind a button; its address is requested when it is opened (MINE-05). */
function Subscription() {
  const [fold, send] = useMachine(foldMachine, { input: { open: false } });
  const id = useId();
  const isOpen = fold.hasTag('open');
  return (
    <div className={styles.subscription}>
      <FoldButton
        variant="quiet"
        open={isOpen}
        controls={id}
        onClick={() => send({ type: isOpen ? 'fold.closed' : 'fold.opened' })}
      >
        {subscriptionMessages.title}
      </FoldButton>
      <div id={id} className={styles.content}>
        {isOpen && (
          <IslandSlot
            island={subscription}
            props={{}}
            fallback={<Skeleton label={subscriptionMessages.loading} lines={3} />}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Runs the actors of the calendar and its dialogs; deletions that still wait for undo are sent when the page is left.
 */
function useEventsPage({ page, input, select }: ProvidedMonth) {
  const [{ context }, , actor] = useMachine(page, { input: input() });
  const { month, panel } = context;

  usePageLeft(month.send);

  return {
    list: useMemo(() => searchedMonth({ month, panel }), [month, panel]),
    viewModel: select(useSelector(month, (snapshot) => snapshot)),
    actor,
    month,
    panel,
  };
}
