import { assign, fromPromise, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { Bulletin } from '../domain/bulletin.ts';
import { pageOrderMachine } from './page-order.machine.ts';

interface BulletinContext extends Bulletin {
  /** Why it could not be read. */
  readonly reason: Fault;
}

export type BulletinEvent =
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate }
  /** Pages were added to a bulletin, put in order or taken out, maybe of this one. */
  | { readonly type: 'bulletin.changed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'arranging.asked' }
  | { readonly type: 'arranging.closed' }
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
    input: {} as { readonly sunday: CalendarDate },
    children: {} as { readonly pageOrder: 'pageOrder' },
  },
  actors: {
    read: fromPromise<Outcome<Bulletin>, CalendarDate>(unimplementedActor('read')),
    remove: fromPromise<Outcome<null>, CalendarDate>(unimplementedActor('remove')),
    pageOrder: pageOrderMachine,
  },
  actions: {
    turnTo: assign((_, sunday: CalendarDate) => ({ sunday })),
    takeAway: assign({ pages: [] }),
    show: assign((_, bulletin: Bulletin) => bulletin),
    fail: assign((_, reason: Fault) => ({ reason })),
  },
}).createMachine({
  id: 'bulletin',
  context: ({ input }) => ({ sunday: input.sunday, pages: [], reason: 'malformed' }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'takeAway',
      invoke: {
        src: 'read',
        input: ({ context }) => context.sunday,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done' && event.output.value.pages.length > 0,
            target: 'shown',
            actions: { type: 'show', params: ({ context, event }) => valueOf(event.output) ?? context },
          },
          { guard: ({ event }) => event.output.kind === 'done', target: 'empty' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'malformed' } },
      },
    },
    shown: { on: { 'removal.asked': 'confirming', 'arranging.asked': 'arranging' } },
    arranging: {
      invoke: { id: 'pageOrder', src: 'pageOrder', input: ({ context }) => context, onDone: 'reading' },
      on: { 'arranging.closed': 'shown' },
    },
    confirming: {
      on: { 'removal.cancelled': 'shown', 'removal.confirmed': 'removing' },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.sunday,
        onDone: [
          { guard: ({ event }) => isGone(event.output), target: 'empty', actions: 'takeAway' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    empty: {},
    failed: { on: { 'retry.asked': 'reading' } },
  },
  on: {
    'week.shown': { target: '.reading', actions: { type: 'turnTo', params: ({ event }) => event.sunday } },
    'bulletin.changed': '.reading',
  },
});

const valueOf = (outcome: Outcome<Bulletin>): Bulletin | undefined =>
  outcome.kind === 'done' ? outcome.value : undefined;

const reasonOf = (outcome: Outcome<unknown>): Fault => (outcome.kind === 'refused' ? outcome.reason : 'malformed');

/** What somebody else took away meanwhile is away. */
const isGone = (outcome: Outcome<null>): boolean => outcome.kind === 'done' || outcome.reason === 'notFound';
