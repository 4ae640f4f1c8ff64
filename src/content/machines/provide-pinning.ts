import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type PinDraft, type PinError, pinEnds, pinErrors, proposedPin } from '../domain/pin.ts';
import type { Post, PostName } from '../domain/post.ts';
import type { PinPost } from '../use-cases/make-pin-post.ts';
import type { ItemLost } from './editing-state.ts';
import { type PinningActor, pinningMachine } from './pinning.machine.ts';

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
    { notifications, clock }: { readonly notifications: Notifications; readonly clock: Clock },
  ): PinningFactory<Item> =>
  (item, list) => {
    const today = clock.today();
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
        actors: { unpin: fromOutcome<null, unknown>(async ({ signal }) => (await set(undefined, signal)).outcome) },
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
        }),
    };
  };
