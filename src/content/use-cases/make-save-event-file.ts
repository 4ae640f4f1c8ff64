import type { Clock } from '@/shared/ports/clock.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { type IcsMessages, icsFileName, icsOf } from '../domain/ics.ts';

export type SaveEventFile = (event: ChurchEvent, words: IcsMessages) => void;

/** Saves an event as a file for the reader's own calendar. */
export function makeSaveEventFile(saver: FileSaver, clock: Clock): SaveEventFile {
  return (event, words) =>
    saver.save({ name: icsFileName(event), mediaType: 'text/calendar', text: icsOf(event, words, clock.now()) });
}
