import { type ActorRefFrom, assign, emit, fromPromise, not, setup } from 'xstate';
import {
  failedWith,
  failing,
  fromOutcome,
  type Receiver,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { type DateSpan, isCalendarDate } from '@/shared/dates.ts';
import { type LeftFormTelling, leftFormFailure, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type FormShown, isBeingSent } from '@/shared/form.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { ItemLost } from '../writing/edits.ts';
import { type PinDraft, type PinError, pinEnds, pinErrors, proposedPin } from './pins.ts';
import type { PinPost } from './pins.use-cases.ts';
import type { Post, PostName } from './posts.ts';

/**
 * The dialog in which a post is pinned to the head of its list, or is pinned no more (EDIT-04). It stays while that is
 * being sent.
 */
export const pinningMachine = setup({
  types: {
    context: {} as PinningContext,
    events: {} as PinningEvent,
    /** The post has another place in its list. */
    emitted: {} as { readonly type: 'post.moved' },
  },
  actors: { unpin: fromPromise<null>(unimplementedActor('unpin')) },
  actions: {
    notifyUnpinned: unimplementedAction('notifyUnpinned'),
    emitMoved: emit({ type: 'post.moved' }),
    fail: assign((_, failure: Failure) => ({ failure })),
    forget: assign({ failure: undefined }),
    keepPinned: assign((_, pinned: readonly Post[]) => ({ pinned })),
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
}).createMachine({
  id: 'pinning',
  context: { failure: undefined, pinned: [], shown: undefined },
  initial: 'open',
  states: {
    open: {
      tags: 'open',
      on: {
        'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
        'close.asked': { guard: not('isBeingSent'), target: 'closed' },
        'unpin.asked': 'unpinning',
        'pin.begun': { actions: 'forget' },
        'pin.done': { target: 'closed', actions: 'emitMoved' },
        'pins.full': { actions: { type: 'keepPinned', params: ({ event }) => event.pinned } },
      },
    },
    unpinning: {
      tags: ['open', 'unpinning'],
      invoke: {
        src: 'unpin',
        onDone: { target: 'closed', actions: ['notifyUnpinned', 'emitMoved'] },
        onError: [{ guard: failedWith('notFound'), target: 'closed' }, failing('open', 'fail')],
      },
    },
    closed: {},
  },
  on: { 'post.lost': '.closed' },
});

interface PinningContext {
  /** Why the pin could not be ended; undefined unless that failed. */
  readonly failure: Failure | undefined;
  /** The posts that are pinned, where there was no room for this one. */
  readonly pinned: readonly Post[];
  readonly shown: FormShown['shown'] | undefined;
}

type PinningEvent =
  | { readonly type: 'close.asked' }
  | FormShown
  | { readonly type: 'unpin.asked' }
  | { readonly type: 'pin.begun' }
  | { readonly type: 'pin.done' }
  | { readonly type: 'pins.full'; readonly pinned: readonly Post[] }
  /** The post was deleted meanwhile. */
  | { readonly type: 'post.lost' };

export type PinningActor = ActorRefFrom<typeof pinningMachine>;

/** Events that the list of a pinned post receives. */
export type PinNews<Item extends Post> = { readonly type: 'item.moved'; readonly item: Item } | ItemLost;

/** The pin of one post, with its form. */
export interface ProvidedPinning {
  readonly machine: typeof pinningMachine;
  readonly form: (pinning: PinningActor) => ProvidedForm<PinDraft, PinError, Failure, Post['pinnedUntil']>;
  /** The days on which the pin can end. */
  readonly ends: DateSpan;
}

export type PinningFactory<Item extends Post> = (item: Item, list: Receiver<PinNews<Item>>) => ProvidedPinning;

/** Provides the pins of one list (EDIT-04). */
export const providePinning =
  <Item extends Post>(
    name: PostName,
    pin: PinPost,
    { clock, ...telling }: LeftFormTelling & { readonly clock: Clock },
  ): PinningFactory<Item> =>
  (item, list) => {
    const today = clock.today();
    const { notifications } = telling;
    const tellNotPinned = leftFormFailure(telling, (reason: Failure) => ({ subject: `${name}NotPinned`, reason }));
    const tellNotUnpinned = leftFormFailure(telling, (reason: Failure) => ({ subject: `${name}NotUnpinned`, reason }));
    const moved = (pinnedUntil: Item['pinnedUntil']) => {
      list.send({ type: 'item.moved', item: { ...item, pinnedUntil } });
      notifications.notify({ tone: 'success', subject: `${name}${pinnedUntil === undefined ? 'Unpinned' : 'Pinned'}` });
    };
    const set = async (until: Item['pinnedUntil'], signal: AbortSignal) => {
      const report = await pin(item.id, until, signal);
      const { outcome } = report;
      if (outcome.kind === 'refused' && outcome.reason === 'notFound') {
        list.send({ type: 'item.lost', id: item.id });
        notifications.notifyFailure({ subject: `${name}NotPinned`, reason: outcome.reason });
      }
      return report;
    };
    return {
      ends: pinEnds(today),
      machine: pinningMachine.provide({
        actors: {
          unpin: fromOutcome<null, unknown>(({ signal: page }) =>
            toItsEnd(
              page,
              async (signal) => (await set(undefined, signal)).outcome,
              (left) => {
                if (left.kind === 'done') moved(undefined);
                // Where the post is gone, that was said already.
                else if (left.reason !== 'notFound') tellNotUnpinned(left.reason);
              },
            ),
          ),
        },
        actions: { notifyUnpinned: () => moved(undefined) },
      }),
      form: (pinning) =>
        provideForm<PinDraft, PinError, Item['pinnedUntil'], Failure>({
          definition: { initial: proposedPin(item, today), errors: (draft) => pinErrors(draft, today) },
          begun: (_, started) => pinning.send({ type: 'form.shown', shown: { form: started } }),
          submit: async ({ until }, signal) => {
            pinning.send({ type: 'pin.begun' });
            const end = isCalendarDate(until) ? until : undefined;
            const { outcome, pinned } = await set(end, signal);
            if (outcome.kind === 'done') return { kind: 'done', value: end };
            if (outcome.reason === 'notFound') pinning.send({ type: 'post.lost' });
            pinning.send({ type: 'pins.full', pinned });
            return outcome;
          },
          accepted: (until) => {
            moved(until);
            pinning.send({ type: 'pin.done' });
          },
          left: (outcome) => {
            if (outcome.kind === 'done') moved(outcome.value);
            else if (outcome.reason !== 'notFound') tellNotPinned(outcome.reason);
          },
        }),
    };
  };
