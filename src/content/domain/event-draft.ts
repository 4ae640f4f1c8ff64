import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import type { ChurchEvent, DatedEvent } from './church-event.ts';
import { EVENT_TYPES, type EventType } from './event-type.ts';

/** An event that is not in the calendar yet. */
export interface NewEvent extends Omit<ChurchEvent, 'id' | 'type' | 'edited'> {
  readonly type: EventType;
}

/** The form's values while an event is written: days as `YYYY-MM-DD`, not yet chosen values as '' (EVNT-05). */
export type EventDraft = Readonly<Record<'start' | 'end' | 'name' | 'hostedBy' | 'type', string>>;

export type EventDraftError = 'missing' | 'endsBeforeStart';

/** In the order of the form's fields. */
export const emptyEventDraft: EventDraft = { name: '', start: '', end: '', type: '', hostedBy: '' };

/** In the order of the form. */
export const EVENT_FIELDS = [
  'name',
  'start',
  'end',
  'type',
  'hostedBy',
] as const satisfies readonly (keyof EventDraft)[];

/** The draft that changes an event. */
export const eventDraftOf = ({ name, start, end, type, hostedBy }: DatedEvent): EventDraft => ({
  name,
  start,
  end,
  type: type ?? '',
  hostedBy,
});

/** Whether an event has what a change wants. */
export const isSavedEvent = (event: DatedEvent, { name, start, end, type, hostedBy }: NewEvent): boolean =>
  event.start === start &&
  event.end === end &&
  event.type === type &&
  event.name.trim() === name &&
  event.hostedBy.trim() === hostedBy;

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

/** @returns the event of a draft without errors; undefined when it has any */
export function readEventDraft(draft: EventDraft): NewEvent | undefined {
  const { start, end, type } = draft;
  if (Object.keys(eventDraftErrors(draft)).length > 0) return undefined;
  if (!isCalendarDate(start) || !isCalendarDate(end) || !isEventType(type)) return undefined;
  return { start, end, type, name: draft.name.trim(), hostedBy: draft.hostedBy.trim() };
}

function isEventType(text: string): text is EventType {
  return EVENT_TYPES.some((type) => type === text);
}
