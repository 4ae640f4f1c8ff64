import type { Clock } from '@/shared/ports/clock.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { OwnRecord } from '../domain/own-record.ts';

export type SaveOwnRecord = (record: Pick<OwnRecord, 'file'>) => void;

/** Saves the user's record as a file with the day in its name: `my-data-2026-11-24.json` (MINE-06). */
export function makeSaveOwnRecord(saver: FileSaver, clock: Clock): SaveOwnRecord {
  return ({ file }) =>
    saver.save({
      name: `my-data-${clock.today()}.json`,
      mediaType: 'application/json',
      text: file,
    });
}
