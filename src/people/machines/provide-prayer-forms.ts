import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { Prayer } from '../domain/prayer.ts';
import {
  blankPrayer,
  draftOf,
  type PrayerDraft,
  type PrayerError,
  postOf,
  prayerErrors,
} from '../domain/prayer-draft.ts';
import type { PrayerRepository } from '../ports/prayer-repository.ts';
import type { PrayerChangeNews, PrayerShared } from './prayers-state.ts';

export type PrayerForm = ProvidedForm<PrayerDraft, PrayerError, Failure, Prayer>;

/** The form of a new request; the published request is sent to the list. */
export type NewPrayerForm = (list: Receiver<PrayerShared>) => PrayerForm;

export type PrayerChangeForm = (prayer: Prayer, list: Receiver<PrayerChangeNews>) => PrayerForm;

export interface PrayerFormDependencies {
  readonly repository: Pick<PrayerRepository, 'share' | 'change'>;
  readonly clock: Clock;
  readonly draft: Draft<PrayerDraft>;
  readonly notifications: Notifications;
}

export function provideNewPrayerForm({
  repository,
  clock,
  draft,
  notifications,
}: PrayerFormDependencies): NewPrayerForm {
  return (list) =>
    provideForm<PrayerDraft, PrayerError, Prayer, Failure>({
      definition: { initial: blankPrayer, errors: prayerErrors, restarts: true },
      draft,
      submit: (written, signal) => repository.share(postOf(written, clock.today()), signal),
      accepted: (prayer) => {
        notifications.notify({ tone: 'success', subject: 'prayerShared' });
        list.send({ type: 'prayer.shared', prayer });
      },
      cleared: ({ wasWritten, restore }) => {
        if (!wasWritten) return undefined;
        return notifications.notify({
          tone: 'info',
          subject: 'draftCleared',
          onAction: restore,
          onUndo: restore,
        });
      },
    });
}

/**
 * The form that changes a request. Its values are stored until they are saved, also while the form is closed. When
 * another tab has changed the request meanwhile, the first save is refused, so that the writer can compare; the second
 * one overwrites.
 */
export function providePrayerChangeForm(dependencies: PrayerFormDependencies): PrayerChangeForm {
  const { repository, clock, draft, notifications } = dependencies;
  return (prayer, list) => {
    const before = draftOf(prayer);
    const isUnchanged = (values: PrayerDraft) =>
      Object.entries(before).every(([field, value]) => new Map(Object.entries(values)).get(field) === value);
    return provideForm<PrayerDraft, PrayerError, Prayer, Failure>({
      definition: { initial: before, errors: prayerErrors, restarts: true },
      begun: (_, form) => list.send({ type: 'form.shown', shown: { form } }),
      draft: {
        read: () => {
          const stored = draft.read();
          return stored?.id === before.id ? stored : undefined;
        },
        write: (values) => draft.write(isUnchanged(values) ? blankPrayer : values),
      },
      submit: async (written, signal, failures) => {
        const version = failures.includes('conflict') || written.version === '' ? undefined : written.version;
        const post = postOf(written, clock.today(), prayer.until);
        const outcome = await repository.change({ id: prayer.id, version, post }, signal);
        if (outcome.kind === 'refused' && outcome.reason === 'conflict') list.send({ type: 'list.outdated' });
        if (outcome.kind === 'refused' && outcome.reason === 'notFound')
          list.send({ type: 'prayer.lost', id: prayer.id });
        return outcome;
      },
      accepted: (saved) => {
        notifications.notify({ tone: 'success', subject: 'prayerSaved' });
        list.send({ type: 'prayer.saved', prayer: saved });
      },
    });
  };
}
