import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { issueOfFields, type Whereabouts } from '@/content/domain/bulletin-issue.ts';
import { bulletinAddress, newestPagesAddress } from '@/content/domain/bulletin-week.ts';
import { bulletinRule } from '@/content/domain/file-check.ts';
import type { UploadQueueActor } from '@/content/machines/provide-upload-queue.ts';
import type { FileConversion, FileHeads } from '@/content/ports/uploads.ts';
import { makeFitFile } from '@/content/use-cases/make-fit-file.ts';
import type { PublishBulletin, Published } from '@/content/use-cases/make-publish-bulletin.ts';
import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { ToastSubject } from '@/shared/ports/notifications.ts';
import { bulletinDay } from '../ui/messages/ko/date-texts.ts';
import { isOnPage } from './posts.ts';
import { startSessionUploads } from './session-uploads.ts';
import type { SessionActor } from './tokens.ts';

/** The page of bulletins, on the present week. */
const READING = '/sermon/bulletin';

const SUBJECTS: Readonly<Record<Whereabouts['kind'], ToastSubject>> = {
  asAsked: 'bulletinUploaded',
  otherWeek: 'bulletinWentElsewhere',
  appended: 'bulletinAppended',
  unseen: 'bulletinUnseen',
};

/** The queue of a bulletin's pages: what was published is told with the week in which it was found (BULL-05, BULL-06). */
export function startBulletinUploads(
  session: SessionActor,
  publish: PublishBulletin,
  heads: FileHeads,
  conversion: FileConversion,
  notices: ToastQueue,
  navigation: Navigation,
  clock: Clock,
): UploadQueueActor {
  const presentSunday = (): CalendarDate => weekOf(calendarDateOf(clock.now())).last;
  let sentFrom = navigation.current();
  // On the page of bulletins an address takes the place of the one before, so that Back leads away from it as ever.
  const show = (address: string): void => {
    if (address === navigation.current()) return;
    if (isOnPage(navigation, READING)) navigation.replace(address);
    else navigation.goTo(address);
  };

  const notifyWhere = ({ kind, sunday }: Whereabouts, taken: number): void => {
    const told = {
      subject: SUBJECTS[kind],
      about: bulletinDay(sunday),
      onAction: () => show(newestPagesAddress(sunday, taken)),
    };
    if (kind === 'asAsked') notices.show({ ...told, tone: 'success' });
    else notices.show({ ...told, tone: 'info', stays: true });
  };
  const lead = async (published: Published): Promise<void> => {
    const where = await published.look();
    notifyWhere(where, published.taken);
    // Whoever has gone on meanwhile, to another week too, is not fetched back.
    if (navigation.current() === sentFrom)
      show(where.sunday === presentSunday() ? READING : bulletinAddress(where.sunday));
  };
  const notifySurprise = async (published: Published): Promise<void> => {
    const where = await published.look();
    if (where.kind !== 'asAsked') notifyWhere(where, published.taken);
  };

  return startSessionUploads(session, {
    rule: bulletinRule,
    heads,
    fit: makeFitFile(conversion, bulletinRule),
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
          notices.show({ tone: 'error', subject: 'bulletinPageNotUploaded', about: `${fileName} ${message}`.trim() });
        if (isPublished(value)) void notifySurprise(value);
      },
      refused: (reason) => notices.show({ tone: 'error', subject: 'bulletinNotUploaded', reason }),
    },
  });
}

const isPublished = (value: unknown): value is Published =>
  typeof value === 'object' && value !== null && 'look' in value && typeof value.look === 'function';
