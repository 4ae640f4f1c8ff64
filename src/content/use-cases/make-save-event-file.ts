import type { Clock } from '@/shared/ports/clock.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { type IcsMessages, icsFileName, icsOf } from '../domain/ics.ts';

export type SaveEventFile = (event: ChurchEvent, words: IcsMessages) => void;

/** Gives an event to the reader as a file for a calendar of their own. */
export function makeSaveEventFile(saver: FileSaver, clock: Clock): SaveEventFile {
  return (event, words) =>
    saver.save({ name: icsFileName(event), mediaType: 'text/calendar', text: icsOf(event, words, clock.now()) });
}
