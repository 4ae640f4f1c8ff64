import type { EventFormFactory } from '@/content/machines/provide-event-forms.ts';
import type { ProvidedMonth } from '@/content/machines/provide-month.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import type { PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import type { ReadDaysBeside } from '@/content/use-cases/make-read-days-beside.ts';
import type { SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import { token } from './token.ts';

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');
export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
export const READ_DAYS_BESIDE = token<ReadDaysBeside>('ReadDaysBeside');
export const FILE_SAVER = token<FileSaver>('FileSaver');
export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');
export const EVENT_MONTH = token<ProvidedMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');
export const EVENT_CALENDAR = token<EventCalendar>('EventCalendar');
