import type { SnapshotFrom } from 'xstate';
import { sameId } from '@/shared/domain/entity-id.ts';
import { excerptOf } from '@/shared/domain/excerpt.ts';
import { withoutItems } from '@/shared/domain/feed.ts';
import { done } from '@/shared/domain/outcome.ts';
import { notifyFailureAfterLeaving } from '@/shared/machines/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { offerUndoToast } from '@/shared/machines/offer-undo-toast.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { provideReasonForm, type ReasonDrafts, type ReasonForm } from '@/shared/machines/provide-reason-form.ts';
import { provideRemovals } from '@/shared/machines/provide-removals.ts';
import type { Notifications, ToastSubject } from '@/shared/ports/notifications.ts';
import { type Prayer, type PrayerFilter, prayersIn } from '../domain/prayer.ts';
import type { PrayerRepository } from '../ports/prayer-repository.ts';
import type { ReadPrayers } from '../use-cases/make-read-prayers.ts';
import { type AskedAction, prayerActionMachine } from './prayer-action.machine.ts';
import { prayersMachine } from './prayers.machine.ts';

/** The view model of the prayer requests. */
export interface PrayersViewModel {
  /** The requests in the chosen part of the page. */
  readonly prayers: AsyncState<readonly Prayer[]>;
  /** The account is linked to no member. */
  readonly isUnlinked: boolean;
  readonly hasZone: boolean;
  readonly filter: PrayerFilter;
  readonly isBusy: (prayer: Prayer) => boolean;
  /** Rows move: a press now was aimed at the row that was there before. */
  readonly isGuarded: boolean;
  readonly edited: Prayer | undefined;
  readonly hidingCandidate: Prayer | undefined;
}

/** The prayer requests with their calls provided. */
export interface ProvidedPrayers {
  readonly machine: typeof prayersMachine;
  readonly select: (snapshot: SnapshotFrom<typeof prayersMachine>) => PrayersViewModel;
  readonly hidingForm: ReasonForm<'hiding'>;
}

/** The toasts for a request that its writer or another user has removed or changed meanwhile, by the server's reason. */
const OVERTAKEN: ReadonlyMap<string, ToastSubject> = new Map([
  ['notFound', 'prayerGone'],
  ['conflict', 'prayerChangedMeanwhile'],
]);

/** Enough of a text to recognise it. */
const TEXT_LENGTH = 30;

const aboutOf = ({ text }: Prayer): string => excerptOf(text, TEXT_LENGTH).text;

/** Provides the prayer requests with their calls (MINE-04). */
export function providePrayers(
  read: ReadPrayers,
  repository: Pick<PrayerRepository, 'remove' | 'carryOut'>,
  notifications: Notifications,
  reasons: ReasonDrafts,
): ProvidedPrayers {
  const notifyFailed = (reason: string): void => {
    const overtaken = OVERTAKEN.get(reason);
    if (overtaken === undefined) notifications.notifyFailure({ subject: 'prayerNotChanged', reason });
    else notifications.notifyFailure({ subject: overtaken, reason, includesReason: false });
  };
  const carryOut = fromOutcome<null, AskedAction>(async ({ input: { prayer, action }, signal }) => {
    const call = () => repository.carryOut(prayer.id, action);
    const outcome = await notifyFailureAfterLeaving(signal, call, notifyFailed);
    if (action.kind === 'hide' && outcome.kind === 'done') reasons(prayer.id).write({ reason: '' });
    return outcome;
  });

  return {
    machine: prayersMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => read(signal)),
        action: prayerActionMachine.provide({ actors: { carryOut } }),
        removals: provideRemovals<Prayer>({
          remove: async ({ id }) => {
            const outcome = await repository.remove(id);
            // A request that another tab has withdrawn already counts as withdrawn.
            return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
          },
          offerUndo: (prayer, removal) =>
            offerUndoToast(notifications, { subject: 'prayerDeleted', about: aboutOf(prayer) }, removal),
          notifyNotRemoved: (reason, prayer) =>
            notifications.notifyFailure({ subject: 'prayerNotDeleted', about: aboutOf(prayer), reason }),
        }),
      },
      actions: {
        notifyNotLoaded: (_, reason) => notifications.notifyFailure({ subject: 'prayersNotLoaded', reason }),
        notifyDone: (_, { action }) => {
          if (action.kind === 'hide') notifications.notify({ tone: 'success', subject: 'prayerHidden' });
        },
        notifyFailed: (_, reason) => notifyFailed(reason),
      },
    }),
    select: (snapshot) => {
      const { prayers, failure, hasZone, filter, busy, leaving, edited, hidingCandidate } = snapshot.context;
      return {
        prayers: asyncStateOf(prayers && prayersIn(withoutItems(prayers, leaving), filter), failure),
        isUnlinked: snapshot.matches({ reading: 'unlinked' }),
        hasZone,
        filter,
        isGuarded: snapshot.hasTag('guarded'),
        isBusy: (prayer) => busy.some((id) => sameId(id, prayer.id)),
        edited,
        hidingCandidate,
      };
    },
    hidingForm: provideReasonForm('hiding', reasons),
  };
}
