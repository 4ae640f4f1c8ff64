import { isPathUnder } from '@/shared/addresses.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type CalendarDate, weekOf } from '@/shared/dates.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications, ToastSubject } from '@/shared/notifications.ports.ts';
import { done } from '@/shared/outcome.ts';
import { bulletinRule } from '../uploads/files.ts';
import type { FitFile } from '../uploads/files.use-cases.ts';
import { type StartedUploadQueue, startUserUploads } from '../uploads/upload-queue.machine.ts';
import type { FileHeads } from '../uploads/uploads.ports.ts';
import { addressOfNewestPages } from './bulletin-weeks.ts';
import { issueOfFields, type PublishedPlace } from './bulletins.writing.ts';
import type { PublishBulletin, Published } from './bulletins.writing.use-cases.ts';

const SUBJECTS: Readonly<Record<PublishedPlace['kind'], ToastSubject>> = {
  asRequested: 'bulletinUploaded',
  otherWeek: 'bulletinWentElsewhere',
  appended: 'bulletinAppended',
  unknown: 'bulletinUnseen',
};

/** Pages that the server has accepted. */
interface SentPages extends Published {
  /** The address at which the user has sent them. */
  readonly sentFrom: string;
}

interface BulletinUploadsDependencies {
  readonly user: CurrentUser;
  readonly publish: PublishBulletin;
  readonly heads: FileHeads;
  readonly fit: FitFile;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  /** The address of the bulletin page for the current week. */
  readonly page: string;
  /** The address of the bulletin of a Sunday (PAGE-01). */
  readonly addressOf: (sunday: CalendarDate) => string;
  readonly clock: Clock;
  /** The name of a week in messages to the user. */
  readonly weekLabel: (sunday: CalendarDate) => string;
}

/** The upload queue of a bulletin's pages; its toasts name the week that the server found (BULL-05, BULL-06). */
export function startBulletinUploads({
  user,
  publish,
  heads,
  fit,
  notifications,
  navigation,
  page,
  addressOf,
  clock,
  weekLabel,
}: BulletinUploadsDependencies): StartedUploadQueue<SentPages> {
  const presentSunday = (): CalendarDate => weekOf(clock.today()).last;
  const show = (address: string): void => {
    if (address === navigation.current()) return;
    // Within the page Back still leaves it.
    if (isPathUnder(navigation.current(), page)) navigation.replace(address);
    else navigation.goTo(address);
  };

  const notifyWhere = ({ kind, sunday }: PublishedPlace, taken: number): void => {
    const toast = {
      subject: SUBJECTS[kind],
      about: weekLabel(sunday),
      onAction: () => show(addressOfNewestPages(addressOf(sunday), taken)),
    };
    if (kind === 'asRequested') notifications.notify({ ...toast, tone: 'success' });
    else notifications.notify({ ...toast, tone: 'info', stays: true });
  };
  const follow = async ({ look, taken, sentFrom }: SentPages, isComplete: boolean): Promise<void> => {
    const where = await look();
    if (isComplete || where.kind !== 'asRequested') notifyWhere(where, taken);
    // A user who has gone to another page or week meanwhile is not led back.
    if (isComplete && navigation.current() === sentFrom)
      show(where.sunday === presentSunday() ? page : addressOf(where.sunday));
  };

  let lastSentFrom = page;
  return startUserUploads(user, {
    rule: bulletinRule,
    heads,
    fit,
    send: async ({ files, fields, notifyProgress }, signal) => {
      const sentFrom = navigation.current();
      lastSentFrom = sentFrom;
      const issue = issueOfFields(fields, presentSunday());
      const printed = await publish({ ...issue, files, notifyProgress }, signal);
      return printed.kind === 'done'
        ? { outcome: done({ ...printed.value, sentFrom }), failures: printed.value.failures }
        : { outcome: printed, failures: [] };
    },
    callbacks: {
      completed: (sent) => void follow(sent, true),
      failed: (failures, sent) => {
        for (const { fileName, message } of failures)
          notifications.notifyFailure({
            subject: 'bulletinPageNotUploaded',
            about: `${fileName} ${message}`.trim(),
            reason: undefined,
          });
        if (sent !== undefined) void follow(sent, false);
      },
      refused: (reason) => {
        const isLeft = navigation.current() !== lastSentFrom;
        const wayBack = isLeft && reason !== 'unauthorized' ? { onAction: () => navigation.goTo(lastSentFrom) } : {};
        notifications.notifyFailure({ subject: 'bulletinNotUploaded', reason, ...wayBack });
      },
    },
  });
}
