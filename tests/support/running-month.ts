import { createActor } from 'xstate';
import type { CalendarMonth, ChurchEvent } from '@/content/events/events.ts';
import { provideMonth } from '@/content/events/events-page.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import type { UndoAnswer } from '@/shared/removals.ts';
import { anEvent } from '../builders/church-event.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { recordedNavigation } from '../fakes/navigation.ts';
import { screenOf } from '../fakes/screen.ts';
import { stillClock } from '../fakes/still-clock.ts';

interface OfferedUndo {
  readonly undo: () => void;
  readonly due: () => void;
  wasWithdrawn: boolean;
}

/** A running month on a narrow screen; the test answers its readings and removals. */
export function runningMonth(day: CalendarDate = '2026-11-18') {
  const { screen, become } = screenOf(false);
  const readings = handSettled<[month: CalendarMonth, signal: AbortSignal], Outcome<readonly ChurchEvent[]>>();
  const adjacentEvents = handSettled<[month: CalendarMonth, signal: AbortSignal], readonly ChurchEvent[]>();
  const removals = handSettled<[event: ChurchEvent], Outcome<null>>();
  const offers: OfferedUndo[] = [];
  const notified: string[] = [];
  const navigation = recordedNavigation('/communion/events');
  const { machine, page, input, select } = provideMonth({
    read: readings.call,
    readAdjacentEvents: adjacentEvents.call,
    remove: removals.call,
    navigation,
    page: '/communion/events',
    clock: stillClock(new Date('2026-11-18T12:00:00Z')),
    screen,
    offerUndo: (_, removal) => {
      // The toast of a removal is ignored once the removal has ended.
      const answer = (type: UndoAnswer['type']) => () => {
        if (removal.getSnapshot().status === 'active') removal.send({ type });
      };
      const offer = { undo: answer('undo.asked'), due: answer('undo.expired'), wasWithdrawn: false };
      offers.push(offer);
      return () => {
        offer.wasWithdrawn = true;
      };
    },
    onRestored: () => () => undefined,
    notifyNotRemoved: (reason: Failure) => notified.push(reason),
  });
  const actor = createActor(machine, { input: { day, isWide: screen.isWide() } }).start();

  return {
    actor,
    machine,
    page,
    input,
    navigation,
    /** Makes the window wide or narrow. */
    become,
    readings,
    adjacentEvents,
    removals,
    offers,
    notified,
    addresses: () => navigation.visited.map((address) => address.replace(/.*month=/, '')),
    viewModel: () => select(actor.getSnapshot()),
    ids: () => select(actor.getSnapshot()).events?.map(({ id }) => id),
    asked: () => readings.calls.map(({ args: [month] }) => month),
    /** Answers the present reading with events of these ids. */
    answer: async (...ids: readonly EntityId[]) => {
      readings.last().resolve({ kind: 'done', value: ids.map((id) => anEvent({ id })) });
      await settled();
    },
    refuse: async (reason: Failure = 'serverFailed') => {
      readings.last().resolve({ kind: 'refused', reason });
      await settled();
    },
    goTo: (to: CalendarDate) => actor.send({ type: 'day.asked', day: to }),
    remove: (id: EntityId) => actor.send({ type: 'removal.asked', event: anEvent({ id }) }),
    /** Answers the present removal. */
    removed: async (outcome: Outcome<null> = { kind: 'done', value: null }) => {
      removals.last().resolve(outcome);
      await settled();
    },
  };
}
