import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  follow,
  fromOutcome,
  outputOf,
  type Receiver,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { SearchedList } from '@/shared/highlighted-item.machine.ts';
import type { ChangesLeft } from '@/shared/leave-guard.machine.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure, settledOutcome } from '@/shared/outcome.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import type { RemovalOffers } from '@/shared/removal-offers.machine.ts';
import type { SeenList } from '../seen/seen-posts.ports.ts';
import type { UploadQueueActor } from '../uploads/queued-files.machine.ts';
import type { BulletinRepository } from './bulletins.ports.ts';
import { type Bulletin, bulletinLabel } from './bulletins.ts';
import type { FindNewestBulletin } from './bulletins.use-cases.ts';
import { pageOrderMachine } from './page-order.machine.ts';

/**
 * One Sunday's bulletin: read, shown, its pages put in order (BULL-05), and removed after a confirmation (BULL-02, BULL-04,
 * BULL-08). Every new reading empties the list first; the answer to an older one is ignored.
 */
export const bulletinMachine = setup({
  types: {
    context: {} as BulletinContext,
    events: {} as BulletinEvent,
    input: {} as BulletinInput,
    /** `asking`: the confirmation of the removal is open, also while the removal is being sent. */
    tags: {} as 'loading' | 'asking' | 'removing',
    children: {} as { readonly pageOrder: 'pageOrder' },
  },
  actors: {
    read: fromPromise<Bulletin, CalendarDate>(unimplementedActor('read')),
    remove: fromPromise<null, CalendarDate>(unimplementedActor('remove')),
    pageOrder: pageOrderMachine,
    /** Notifies when pages were published from here, or a bulletin was restored. */
    publications: fromCallback<BulletinEvent>(unimplementedAction('publications')),
  },
  actions: {
    turnTo: assign((_, sunday: CalendarDate) => ({ sunday })),
    clearPages: assign({ pages: [], failure: undefined, isStale: false }),
    noteChange: assign({ isStale: true }),
    setBulletin: assign((_, bulletin: Bulletin) => bulletin),
    fail: assign((_, failure: Failure) => ({ failure })),
    sendToWeeks: enqueueActions(({ context: { sunday, pages, weeks }, enqueue }) => {
      if (weeks !== undefined) enqueue.sendTo(weeks, { type: 'bulletin.read', sunday, isThere: pages.length > 0 });
    }),
  },
  guards: { isStale: ({ context }) => context.isStale },
}).createMachine({
  id: 'bulletin',
  context: ({ input }) => ({ ...input, pages: [], failure: undefined, isStale: false }),
  invoke: { src: 'publications' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'loading',
      entry: 'clearPages',
      invoke: {
        src: 'read',
        input: ({ context }) => context.sunday,
        onDone: [
          {
            guard: ({ event }) => event.output.pages.length > 0,
            target: 'shown',
            actions: { type: 'setBulletin', params: outputOf },
          },
          { target: 'empty' },
        ],
        onError: failing('failed', 'fail'),
      },
    },
    shown: { entry: 'sendToWeeks', on: { 'removal.asked': 'confirming', 'pageOrder.opened': 'arranging' } },
    arranging: {
      invoke: { id: 'pageOrder', src: 'pageOrder', input: ({ context }) => context, onDone: 'reading' },
      on: {
        'changes.left': [{ guard: 'isStale', target: 'reading' }, { target: 'shown' }],
        'reload.asked': 'reading',
        // An upload that finishes meanwhile does not discard the order that the user is arranging.
        'bulletin.changed': { actions: 'noteChange' },
      },
    },
    confirming: {
      tags: 'asking',
      on: { 'removal.cancelled': 'shown', 'removal.confirmed': 'removing' },
    },
    removing: {
      tags: ['asking', 'removing'],
      invoke: {
        src: 'remove',
        input: ({ context }) => context.sunday,
        onDone: { target: 'empty', actions: 'clearPages' },
        onError: 'shown',
      },
    },
    empty: { entry: 'sendToWeeks' },
    failed: retrying('reading'),
  },
  on: {
    'week.shown': { target: '.reading', actions: { type: 'turnTo', params: ({ event }) => event.sunday } },
    'bulletin.changed': '.reading',
  },
});

/** The result of reading one bulletin. */
export interface BulletinRead {
  readonly type: 'bulletin.read';
  readonly sunday: CalendarDate;
  readonly isThere: boolean;
}

interface BulletinInput {
  readonly sunday: CalendarDate;
  /** The actor that marks the weeks with a bulletin, where there is one. */
  readonly weeks?: Receiver<BulletinRead>;
}

interface BulletinContext extends BulletinInput, Bulletin {
  /** Why it could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** Pages were added while others were being put in order: the pages shown are incomplete. */
  readonly isStale: boolean;
}

export type BulletinEvent =
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate }
  /** Pages of a bulletin, possibly of this one, were added, put in order or removed. */
  | { readonly type: 'bulletin.changed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'pageOrder.opened' }
  /** The page order is closed, and its changes are discarded. */
  | ChangesLeft
  /** The pages to be put in order have changed on the server meanwhile. */
  | { readonly type: 'reload.asked' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.cancelled' }
  | { readonly type: 'removal.confirmed' };

/** A Sunday's bulletin, by its label. */
interface RemovedBulletin {
  readonly id: string;
  readonly sunday: CalendarDate;
}

export type BulletinActor = ActorRefFrom<typeof bulletinMachine>;

/**
 * Provides a Sunday's bulletin with its calls (BULL-01, BULL-08).
 * @param uploads the queue that publishes pages
 * @param weekLabel the name of a week in messages to the user
 * @param seen marks the bulletins that are shown as seen (MINE-07)
 * @param offers restore a bulletin that was removed
 */
export function provideBulletin(
  repository: BulletinRepository,
  uploads: UploadQueueActor,
  notifications: Notifications,
  weekLabel: (sunday: CalendarDate) => string,
  seen: Pick<SeenList, 'notePost'>,
  offers: RemovalOffers,
): typeof bulletinMachine {
  const { restoring, notifyNotRemoved, onRestored } = offers.ofKind<RemovedBulletin>('bulletin', ({ sunday }) =>
    weekLabel(sunday),
  );
  return bulletinMachine.provide({
    actors: {
      publications: fromCallback(({ sendBack }) => {
        const change = () => sendBack({ type: 'bulletin.changed' });
        const accepted = uploads.on('files.accepted', change);
        const stopRestored = onRestored(change);
        return () => {
          accepted.unsubscribe();
          stopRestored();
        };
      }),
      pageOrder: pageOrderMachine.provide({
        actors: {
          arrange: fromOutcome(async ({ input: { sunday, known, pages }, signal }) => {
            const about = weekLabel(sunday);
            const arrange = () => repository.arrange(bulletinLabel(sunday), { known, kept: pages });
            const outcome = await toItsEnd(signal, arrange, (left) => {
              if (left.kind === 'refused')
                notifications.notifyFailure({ subject: 'bulletinNotArranged', about, reason: left.reason });
            });
            if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'bulletinArranged', about });
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
        const bulletin = { id: bulletinLabel(sunday), sunday };
        const isRestorable = await restoring.isPossible(bulletin);
        const outcome = await settledOutcome(() => repository.remove(bulletin.id));
        if (outcome.kind === 'refused') notifyNotRemoved(outcome.reason, bulletin);
        else if (isRestorable) restoring.offer(bulletin);
        else notifications.notify({ tone: 'success', subject: 'bulletinDeleted', about: weekLabel(sunday) });
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

type BulletinSnapshot = SnapshotFrom<typeof bulletinMachine>;

/** The pages of a bulletin that have been read; empty when there are none, or when the bulletin was removed. */
export function selectPages(snapshot: BulletinSnapshot): ReadOnceViewModel<readonly string[]> {
  const { pages, failure } = snapshot.context;
  if (failure !== undefined) return { status: 'failed', reason: failure };
  if (snapshot.matches('reading')) return { status: 'loading' };
  return pages.length === 0 ? { status: 'empty' } : { status: 'ready', value: pages };
}

/** How many pages a bulletin has already, for an upload that adds to it. */
export function selectExistingPages(snapshot: BulletinSnapshot): number | 'reading' | 'unknown' {
  const read = selectPages(snapshot);
  if (read.status === 'loading') return 'reading';
  return read.status === 'failed' ? 'unknown' : snapshot.context.pages.length;
}

/** A bulletin as a list to search: found when it has at least as many pages as the address highlights. */
export function searchedPages(bulletin: BulletinActor): SearchedList {
  return {
    progress: (count) => {
      const snapshot = bulletin.getSnapshot();
      const isRead = selectPages(snapshot).status !== 'loading';
      const wanted = Number(count);
      return {
        includesItem: isRead && Number.isInteger(wanted) && wanted > 0 && wanted <= snapshot.context.pages.length,
        isComplete: isRead,
        hasMore: false,
      };
    },
    onChange: (listener) => follow(bulletin, listener),
  };
}
