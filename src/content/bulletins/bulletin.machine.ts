import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  follow,
  outputOf,
  type Receiver,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { SearchedList } from '@/shared/highlighted-item.machine.ts';
import type { ChangesLeft } from '@/shared/leave-guard.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import type { BulletinWeeksEvent } from './bulletin-page.machine.ts';
import type { Bulletin } from './bulletins.ts';
import { pageOrderMachine } from './page-order.machine.ts';

interface BulletinInput {
  readonly sunday: CalendarDate;
  /** The actor that marks the weeks with a bulletin, where there is one. */
  readonly weeks?: Receiver<BulletinWeeksEvent>;
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
    /** Notifies when pages were published from here. */
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
export function searchedPages(bulletin: ActorRefFrom<typeof bulletinMachine>): SearchedList {
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
