import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import type { ChurchEvent } from './church-event.ts';
import { EVENT_TYPES, type EventType } from './event-type.ts';

/** An event that the calendar does not hold yet. */
export interface NewEvent extends Omit<ChurchEvent, 'id' | 'type'> {
  readonly type: EventType;
}

/** An event as it is being written; days as `YYYY-MM-DD`, what is not chosen yet as empty text (EVNT-05). */
export type EventDraft = Readonly<Record<'start' | 'end' | 'name' | 'hostedBy' | 'type', string>>;

export type EventDraftError = 'missing' | 'endsBeforeStart';

/** In the order of the form. */
export const emptyEventDraft: EventDraft = { name: '', start: '', end: '', type: '', hostedBy: '' };

/** All five are required, and the end is not before the start (EVNT-05). */
export function eventDraftErrors(draft: EventDraft): Partial<Record<keyof EventDraft, EventDraftError>> {
  const { start, end, name, hostedBy, type } = draft;
  const hasStart = isCalendarDate(start);
  const hasEnd = isCalendarDate(end);
  return {
    ...(!hasStart && { start: 'missing' }),
    ...(!hasEnd && { end: 'missing' }),
    ...(hasStart && hasEnd && end < start && { end: 'endsBeforeStart' }),
    ...(name.trim() === '' && { name: 'missing' }),
    ...(hostedBy.trim() === '' && { hostedBy: 'missing' }),
    ...(!isEventType(type) && { type: 'missing' }),
  };
}

/** @returns the event that a draft without errors stands for; undefined while it has any */
export function readEventDraft(draft: EventDraft): NewEvent | undefined {
  const { start, end, type } = draft;
  if (Object.keys(eventDraftErrors(draft)).length > 0) return undefined;
  if (!isCalendarDate(start) || !isCalendarDate(end) || !isEventType(type)) return undefined;
  return { start, end, type, name: draft.name.trim(), hostedBy: draft.hostedBy.trim() };
}

function isEventType(text: string): text is EventType {
  return EVENT_TYPES.some((type) => type === text);
}
