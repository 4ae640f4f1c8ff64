import { fromCallback } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { done } from '@/shared/domain/outcome.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { fromAddress } from '@/shared/machines/page-address.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { bulletinLabel } from '../domain/bulletin.ts';
import { calendarRange, dayInAddress, sundayInAddress } from '../domain/bulletin-week.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';
import type { SeenList } from '../ports/seen-memory.ts';
import type { FindNewestBulletin } from '../use-cases/make-find-newest-bulletin.ts';
import { bulletinMachine } from './bulletin.machine.ts';
import { type BulletinPageInput, bulletinPageMachine } from './bulletin-page.machine.ts';
import { bulletinWeeksMachine } from './bulletin-weeks.machine.ts';
import { pageOrderMachine } from './page-order.machine.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

/**
 * Provides a Sunday's bulletin with its calls (BULL-01, BULL-08).
 * @param uploads the queue that publishes pages
 * @param weekLabel the name of a week in messages to the user
 * @param seen marks the bulletins that are shown as seen (MINE-07)
 */
export function provideBulletin(
  repository: BulletinRepository,
  uploads: UploadQueueActor,
  notifications: Notifications,
  weekLabel: (sunday: CalendarDate) => string,
  seen: Pick<SeenList, 'notePost'>,
): typeof bulletinMachine {
  return bulletinMachine.provide({
    actors: {
      publications: fromCallback(({ sendBack }) => {
        const accepted = uploads.on('files.accepted', () => sendBack({ type: 'bulletin.changed' }));
        return () => accepted.unsubscribe();
      }),
      pageOrder: pageOrderMachine.provide({
        actors: {
          arrange: fromOutcome(async ({ input: { sunday, known, pages } }) => {
            const outcome = await repository.arrange(bulletinLabel(sunday), { known, kept: pages });
            if (outcome.kind === 'done')
              notifications.notify({ tone: 'success', subject: 'bulletinArranged', about: weekLabel(sunday) });
            return outcome;
          }),
        },
      }),
      read: fromOutcome(async ({ input: sunday, signal }) => {
        const pages = await repository.pages(bulletinLabel(sunday), signal);
        if (pages.kind === 'refused') return pages;
        if (pages.value.length > 0) seen.notePost({ id: sunday });
        return done({ sunday, pages: pages.value });
      }),
      // It runs to its end even after the user has left this week: then only the toast reports it.
      remove: fromOutcome(async ({ input: sunday }) => {
        const outcome = await repository.remove(bulletinLabel(sunday));
        if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'bulletinDeleted' });
        else notifications.notifyFailure({ subject: 'bulletinNotDeleted', reason: outcome.reason });
        return outcome;
      }),
    },
  });
}

/** The machine of the newest bulletin there is, in place of that of a week. */
export function provideNewestBulletin(
  bulletin: typeof bulletinMachine,
  find: FindNewestBulletin,
  seen: Pick<SeenList, 'notePost'>,
): typeof bulletinMachine {
  return bulletin.provide({
    actors: {
      read: fromOutcome(async ({ signal }) => {
        const found = await find(signal);
        if (found.kind === 'done' && found.value.pages.length > 0) seen.notePost({ id: found.value.sunday });
        return found;
      }),
    },
  });
}

export interface BulletinPageDependencies {
  readonly bulletin: typeof bulletinMachine;
  readonly repository: BulletinRepository;
  readonly navigation: Navigation;
  readonly clock: Clock;
  /** The first Sunday of the church's oldest bulletin. */
  readonly firstSunday: CalendarDate;
}

export interface ProvidedBulletinPage {
  readonly machine: typeof bulletinPageMachine;
  /** @param page the address of the page; the week is read from the address that is shown */
  readonly input: (page: string) => BulletinPageInput;
}

/** A page of one bulletin, with the calendar that picks its week, which is in the address (BULL-01). */
export function provideBulletinPage({
  bulletin,
  repository,
  navigation,
  clock,
  firstSunday,
}: BulletinPageDependencies): ProvidedBulletinPage {
  const sundayIn = (address: string, page: string) => {
    const today = clock.today();
    return sundayInAddress(dayInAddress(address, page), today, calendarRange(firstSunday, today));
  };
  const weeks = bulletinWeeksMachine.provide({
    actors: { list: fromOutcome(({ input, signal }) => repository.sundays(input, signal)) },
  });
  const addressListener = fromAddress(navigation, (address, page: string) =>
    isPathUnder(address, page) ? { type: 'week.shown', sunday: sundayIn(address, page) } : undefined,
  );
  return {
    machine: bulletinPageMachine.provide({ actors: { bulletin, weeks, addressListener } }),
    input: (page) => ({ page, sunday: sundayIn(navigation.current(), page) }),
  };
}
