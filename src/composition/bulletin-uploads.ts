import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { issueOfFields, type Whereabouts } from '@/content/domain/bulletin-issue.ts';
import { bulletinAddress } from '@/content/domain/bulletin-week.ts';
import { bulletinRule } from '@/content/domain/file-check.ts';
import type { UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { FileConversion, FileHeads } from '@/content/ports/uploads.ts';
import { makeFitFile } from '@/content/use-cases/make-fit-file.ts';
import type { PublishBulletin, Published } from '@/content/use-cases/make-publish-bulletin.ts';
import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { NoticeSubject } from '@/shared/ports/notifications.ts';
import { bulletinDay } from '../ui/messages/date-texts.ts';
import { startSessionUploads } from './session-uploads.ts';
import type { SessionActor } from './tokens.ts';

const SUBJECTS: Readonly<Record<Whereabouts['kind'], NoticeSubject>> = {
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
  notices: NoticeBoard,
  navigation: Navigation,
  clock: Clock,
): UploadQueueActor {
  const presentSunday = (): CalendarDate => weekOf(calendarDateOf(clock.now())).last;
  const page = () => normalisePath(navigation.current());

  const tellWhere = ({ kind, sunday }: Whereabouts): void => {
    const about = bulletinDay(sunday);
    if (kind === 'asAsked') notices.show({ tone: 'success', subject: SUBJECTS[kind], about });
    else notices.show({ tone: 'info', subject: SUBJECTS[kind], about, stays: true });
  };
  const lead = async (published: Published): Promise<void> => {
    const from = page();
    const where = await published.look();
    tellWhere(where);
    // Whoever has gone on meanwhile is not fetched back.
    if (page() !== from) return;
    navigation.goTo(where.sunday === presentSunday() ? '/sermon/bulletin' : bulletinAddress(where.sunday));
  };
  const tellSurprise = async (published: Published): Promise<void> => {
    const where = await published.look();
    if (where.kind !== 'asAsked') tellWhere(where);
  };

  return startSessionUploads(session, {
    rule: bulletinRule,
    heads,
    fit: makeFitFile(conversion, bulletinRule),
    send: async ({ files, fields, tellProgress }, signal) => {
      const issue = issueOfFields(fields, presentSunday());
      const printed = await publish({ ...issue, files, tellProgress }, signal);
      return printed.kind === 'done'
        ? { outcome: printed, failures: printed.value.failures }
        : { outcome: printed, failures: [] };
    },
    told: {
      completed: (value) => void (isPublished(value) && lead(value)),
      failed: (failures, value) => {
        for (const { fileName, message } of failures)
          notices.show({ tone: 'error', subject: 'bulletinPageNotUploaded', about: `${fileName} ${message}`.trim() });
        if (isPublished(value)) void tellSurprise(value);
      },
      refused: (reason) => notices.show({ tone: 'error', subject: 'bulletinNotUploaded', reason }),
    },
  });
}

const isPublished = (value: unknown): value is Published =>
  typeof value === 'object' && value !== null && 'look' in value && typeof value.look === 'function';
