import { type ActorRef, assign, enqueueActions, fromCallback, fromPromise, type Snapshot, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { outputOf, reasonOf } from '@/shared/machines/outcome-actor.ts';
import { failing, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { Bulletin } from '../domain/bulletin.ts';
import type { BulletinWeeksEvent } from './bulletin-weeks.machine.ts';
import { pageOrderMachine } from './page-order.machine.ts';

interface BulletinInput {
  readonly sunday: CalendarDate;
  /** Who marks the weeks that have a bulletin, where anybody does. */
  readonly weeks?: ActorRef<Snapshot<unknown>, BulletinWeeksEvent>;
}

interface BulletinContext extends BulletinInput, Bulletin {
  /** Why it could not be read; undefined while it can. */
  readonly failure: Failure | undefined;
  /** Pages were added while others were being put in order: what is shown is not all. */
  readonly isStale: boolean;
}

export type BulletinEvent =
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate }
  /** Pages were added to a bulletin, put in order or taken out, maybe of this one. */
  | { readonly type: 'bulletin.changed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'arranging.asked' }
  | { readonly type: 'arranging.closed' }
  /** The pages are not those any more that were to be put in order. */
  | { readonly type: 'arranging.readAnew' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.cancelled' }
  | { readonly type: 'removal.confirmed' };

/**
 * One Sunday's bulletin: read, shown, its pages put in order (BULL-05), and taken away after asking once more (BULL-02, BULL-04, BULL-08). Whatever is
 * asked anew empties the list first; the answer to an older question is not heard.
 */
export const bulletinMachine = setup({
  types: {
    context: {} as BulletinContext,
    events: {} as BulletinEvent,
    input: {} as BulletinInput,
    /** `asking`: the question whether to take it away lies over the page, also while that is being done. */
    tags: {} as 'loading' | 'asking' | 'removing',
    children: {} as { readonly pageOrder: 'pageOrder' },
  },
  actors: {
    read: fromPromise<Bulletin, CalendarDate>(unimplementedActor('read')),
    remove: fromPromise<null, CalendarDate>(unimplementedActor('remove')),
    pageOrder: pageOrderMachine,
    /** Tells when pages were published from here. */
    publications: fromCallback<BulletinEvent>(unimplementedAction('publications')),
  },
  actions: {
    turnTo: assign((_, sunday: CalendarDate) => ({ sunday })),
    takeAway: assign({ pages: [], failure: undefined, isStale: false }),
    noteChange: assign({ isStale: true }),
    show: assign((_, bulletin: Bulletin) => bulletin),
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
      entry: 'takeAway',
      invoke: {
        src: 'read',
        input: ({ context }) => context.sunday,
        onDone: [
          {
            guard: ({ event }) => event.output.pages.length > 0,
            target: 'shown',
            actions: { type: 'show', params: outputOf },
          },
          { target: 'empty' },
        ],
        onError: failing('failed', 'fail'),
      },
    },
    shown: { entry: 'sendToWeeks', on: { 'removal.asked': 'confirming', 'arranging.asked': 'arranging' } },
    arranging: {
      invoke: { id: 'pageOrder', src: 'pageOrder', input: ({ context }) => context, onDone: 'reading' },
      on: {
        'arranging.closed': [{ guard: 'isStale', target: 'reading' }, { target: 'shown' }],
        'arranging.readAnew': 'reading',
        // An upload that ends meanwhile takes nobody's order away.
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
        onDone: { target: 'empty', actions: 'takeAway' },
        onError: [
          // What somebody else took away meanwhile is away.
          { guard: ({ event }) => reasonOf(event.error) === 'notFound', target: 'empty', actions: 'takeAway' },
          { target: 'shown' },
        ],
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
