import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { MemberEntry } from '../domain/member.ts';
import { type CsvMessages, memberCsv } from '../domain/member-csv.ts';

/** What the file says in words. */
export interface SavedListMessages extends CsvMessages {
  /** What the file is called; the day follows. */
  readonly title: string;
}

export type SaveMemberList = (members: readonly MemberEntry[], words: SavedListMessages) => void;

/** Gives the members, as they are shown, to the reader as a file for a spreadsheet (MEMB-07). */
export function makeSaveMemberList(saver: FileSaver, clock: Clock): SaveMemberList {
  return (members, { title, ...words }) =>
    saver.save({
      name: `${title}-${calendarDateOf(clock.now())}.csv`,
      mediaType: 'text/csv',
      text: memberCsv(members, words),
    });
}
