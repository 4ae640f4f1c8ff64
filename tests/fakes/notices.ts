import { makeNoticeBoard, type NoticeBoard } from '@/adapters/browser/notice-board.ts';
import type { Notice, NoticeSubject } from '@/shared/ports/notifications.ts';

export interface RecordedNotices extends NoticeBoard {
  readonly subjects: () => readonly NoticeSubject[];
  /** The newest notice of a subject. @throws when there was none */
  readonly find: (subject: NoticeSubject) => Notice;
}

/** A notice board that remembers what it was told. */
export function recordedNotices(): RecordedNotices {
  const board = makeNoticeBoard();
  const shown: Notice[] = [];
  return {
    ...board,
    show: (notice) => {
      shown.push(notice);
      return board.show(notice);
    },
    subjects: () => shown.map(({ subject }) => subject),
    find: (subject) => {
      const notice = shown.findLast((candidate) => candidate.subject === subject);
      if (notice === undefined) throw new Error(`There was no notice of ${subject}`);
      return notice;
    },
  };
}
