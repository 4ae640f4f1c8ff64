import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications, ToastSubject } from '@/shared/ports/notifications.ts';
import { issueOfFields, type Whereabouts } from '../domain/bulletin-issue.ts';
import { addressOfNewestPages, addressOfSunday } from '../domain/bulletin-week.ts';
import { bulletinRule } from '../domain/file-check.ts';
import type { FileHeads } from '../ports/uploads.ts';
import type { FitFile } from '../use-cases/make-fit-file.ts';
import type { PublishBulletin, Published } from '../use-cases/make-publish-bulletin.ts';
import { showOnPage } from './page-address.ts';
import type { UploadQueueActor } from './provide-upload-queue.ts';
import { startUserUploads } from './user-uploads.ts';

const SUBJECTS: Readonly<Record<Whereabouts['kind'], ToastSubject>> = {
  asAsked: 'bulletinUploaded',
  otherWeek: 'bulletinWentElsewhere',
  appended: 'bulletinAppended',
  unseen: 'bulletinUnseen',
};

interface BulletinUploadsDependencies {
  readonly user: CurrentUser;
  readonly publish: PublishBulletin;
  readonly heads: FileHeads;
  readonly fit: FitFile;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  /** The address of the page of bulletins, on the present week. */
  readonly page: string;
  readonly clock: Clock;
  /** How a week is called where the reader is told of it. */
  readonly weekLabel: (sunday: CalendarDate) => string;
}

/** The queue of a bulletin's pages: what was published is told with the week in which it was found (BULL-05, BULL-06). */
export function startBulletinUploads({
  user,
  publish,
  heads,
  fit,
  notifications,
  navigation,
  page,
  clock,
  weekLabel,
}: BulletinUploadsDependencies): UploadQueueActor {
  const presentSunday = (): CalendarDate => weekOf(calendarDateOf(clock.now())).last;
  let sentFrom = navigation.current();
  const show = (address: string): void => {
    if (address !== navigation.current()) showOnPage(navigation, page, address);
  };

  const notifyWhere = ({ kind, sunday }: Whereabouts, taken: number): void => {
    const told = {
      subject: SUBJECTS[kind],
      about: weekLabel(sunday),
      onAction: () => show(addressOfNewestPages(page, sunday, taken)),
    };
    if (kind === 'asAsked') notifications.notify({ ...told, tone: 'success' });
    else notifications.notify({ ...told, tone: 'info', stays: true });
  };
  const lead = async (published: Published): Promise<void> => {
    const where = await published.look();
    notifyWhere(where, published.taken);
    // Whoever has gone on meanwhile, to another week too, is not fetched back.
    if (navigation.current() === sentFrom)
      show(where.sunday === presentSunday() ? page : addressOfSunday(page, where.sunday));
  };
  const notifySurprise = async (published: Published): Promise<void> => {
    const where = await published.look();
    if (where.kind !== 'asAsked') notifyWhere(where, published.taken);
  };

  return startUserUploads(user, {
    rule: bulletinRule,
    heads,
    fit,
    send: async ({ files, fields, notifyProgress }, signal) => {
      sentFrom = navigation.current();
      const issue = issueOfFields(fields, presentSunday());
      const printed = await publish({ ...issue, files, notifyProgress }, signal);
      return printed.kind === 'done'
        ? { outcome: printed, failures: printed.value.failures }
        : { outcome: printed, failures: [] };
    },
    told: {
      completed: (value) => void (isPublished(value) && lead(value)),
      failed: (failures, value) => {
        for (const { fileName, message } of failures)
          notifications.notifyFailure({
            subject: 'bulletinPageNotUploaded',
            about: `${fileName} ${message}`.trim(),
            reason: undefined,
          });
        if (isPublished(value)) void notifySurprise(value);
      },
      refused: (reason) => notifications.notifyFailure({ subject: 'bulletinNotUploaded', reason }),
    },
  });
}

const isPublished = (value: unknown): value is Published =>
  typeof value === 'object' && value !== null && 'look' in value && typeof value.look === 'function';
