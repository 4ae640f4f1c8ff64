import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEventMonth } from '@/content/events/events-page.machine.ts';
import type { DateSpan } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { lacksRestoring, removalOffers } from '../../../fakes/removal-offers.ts';
import { screenOf } from '../../../fakes/screen.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** November 2026, with one event, at a server whose answers to a removal are given. */
async function november(isRemoved = true) {
  const read: DateSpan[] = [];
  const removed: unknown[] = [];
  const navigation = recordedNavigation('/communion/events');
  const toasts = recordedToasts();
  const { machine } = provideEventMonth({
    repository: {
      during: async (days) => {
        read.push(days);
        return done([anEvent({ id: 7, name: '추수감사예배' })]);
      },
    },
    remove: async ({ id }) => {
      removed.push(id);
      return isRemoved ? done(null) : refused('serverFailed');
    },
    readAdjacentEvents: async () => [],
    navigation,
    offers: removalOffers({ toasts, restore: lacksRestoring }).offers,
    clock: stillClock(new Date('2026-11-18T12:00:00Z')),
    screen: screenOf(false).screen,
    page: '/communion/events',
  });
  const actor = createActor(machine, { input: { day: '2026-11-18', isWide: false } }).start();
  await settled();
  return { actor, read, removed, navigation, toasts };
}

it('EVNT-01 the days of the month are read, and another month stands in the address', async () => {
  const { actor, read, navigation } = await november();
  expect(read).toEqual([{ first: '2026-11-01', last: '2026-11-30' }]);
  actor.send({ type: 'day.asked', day: '2026-12-01' });
  expect(navigation.visited).toEqual(['/communion/events?month=2026-12']);
});

it.each([
  ['is taken away at the server once its undo is over', true, ['eventDeleted']],
  ['that the server keeps is told', false, ['eventDeleted', 'eventNotDeleted']],
])('EVNT-06 an event %s', async (_, isRemoved, subjects) => {
  const { actor, removed, toasts } = await november(isRemoved);
  actor.send({ type: 'removal.asked', event: anEvent({ id: 7, name: '추수감사예배' }) });
  await settled();
  expect(removed).toEqual([]);
  toasts.find('eventDeleted').onGone?.();
  await settled();
  expect(removed).toEqual([7]);
  expect(toasts.subjects()).toEqual(subjects);
});
