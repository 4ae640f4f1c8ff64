import { ContainerModule } from 'inversify';
import { makeSaveEventFile, type SaveEventFile } from '@/content/events/events.use-cases.ts';
import { FILE_SAVER } from './file-saver.bindings.ts';
import { CLOCK, token } from './tokens.ts';

export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');

/** An event as a file for the reader's own calendar, offered by the calendar and by the page of one event. */
export const eventFileBindings = new ContainerModule(({ bind }) => {
  bind(SAVE_EVENT_FILE).toResolvedValue(makeSaveEventFile, [FILE_SAVER, CLOCK]);
});
