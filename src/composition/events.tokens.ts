import type { DatedEvent } from '@/content/domain/church-event.ts';
import type { NewEvent } from '@/content/domain/event-draft.ts';
import type { EventEditing } from '@/content/machines/provide-event-editing.ts';
import type { EventFormFactory } from '@/content/machines/provide-event-forms.ts';
import type { ProvidedMonth } from '@/content/machines/provide-month.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import type { SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import { token } from './token.ts';

/** The calendar's month with its calls provided. */
export type EventMonth = ProvidedMonth;

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');
export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
export const FILE_SAVER = token<FileSaver>('FileSaver');
export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');
export const EVENT_MONTH = token<EventMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');
export const EVENT_CALENDAR = token<EventCalendar>('EventCalendar');
export const EVENT_EDITOR = token<PostEditor<DatedEvent, NewEvent>>('EventEditor');
export const EVENT_EDITING = token<EventEditing>('EventEditing');
