import type { Clock } from '@/shared/ports/clock.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { MemberEntry } from '../domain/member.ts';
import { type CsvMessages, memberCsv } from '../domain/member-csv.ts';

/** The texts in the file. */
export interface SavedListMessages extends CsvMessages {
  /** The beginning of the file's name; the date follows. */
  readonly title: string;
}

export type SaveMemberList = (members: readonly MemberEntry[], messages: SavedListMessages) => void;

/** Saves the shown members as a file for a spreadsheet program (MEMB-07). */
export function makeSaveMemberList(saver: FileSaver, clock: Clock): SaveMemberList {
  return (members, { title, ...messages }) =>
    saver.save({
      name: `${title}-${clock.today()}.csv`,
      mediaType: 'text/csv',
      text: memberCsv(members, messages),
    });
}
