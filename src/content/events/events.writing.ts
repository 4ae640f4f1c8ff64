import { isBlank } from '@/shared/characters.ts';
import { hasWrongYear, isCalendarDate } from '@/shared/dates.ts';
import type { PlainKind } from '../posts/posts.writing.ts';
import { type ChurchEvent, type DatedEvent, EVENT_TYPES, type EventType } from './events.ts';

/** An event that is not in the calendar yet. */
export interface NewEvent extends Omit<ChurchEvent, 'id' | 'type' | 'edited'> {
  readonly type: EventType;
}

/** The form's values while an event is written: days as `YYYY-MM-DD`, not yet chosen values as '' (EVNT-05). */
export type EventDraft = Readonly<
  Record<'start' | 'end' | 'name' | 'hostedBy' | 'type' | 'limit' | 'withWaitingList', string>
>;

export type EventDraftError = 'missing' | 'wrongYear' | 'endsBeforeStart' | 'wrongLimit';

/** The value of the waiting list where there is one; '' where there is none (MINE-05). */
export const WITH_WAITING_LIST = 'yes';

/** In the order of the form's fields. */
export const emptyEventDraft: EventDraft = {
  name: '',
  start: '',
  end: '',
  type: '',
  hostedBy: '',
  limit: '',
  withWaitingList: '',
};

/** In the order of the form. */
const EVENT_FIELDS = [
  'name',
  'start',
  'end',
  'type',
  'hostedBy',
  'limit',
  'withWaitingList',
] as const satisfies readonly (keyof EventDraft)[];

export const isSameDraft = (one: EventDraft, other: EventDraft): boolean =>
  EVENT_FIELDS.every((field) => one[field] === other[field]);

/** The draft that changes an event. */
export const eventDraftOf = (event: DatedEvent): EventDraft => ({
  name: event.name,
  start: event.start,
  end: event.end,
  type: event.type ?? '',
  hostedBy: event.hostedBy,
  limit: event.limit === undefined ? '' : String(event.limit),
  withWaitingList: event.waitingList === true ? WITH_WAITING_LIST : '',
});

/** Whether an event equals the result of a change. */
export const isSavedEvent = (event: DatedEvent, wanted: NewEvent): boolean =>
  event.start === wanted.start &&
  event.end === wanted.end &&
  event.type === wanted.type &&
  event.name.trim() === wanted.name &&
  event.hostedBy.trim() === wanted.hostedBy &&
  event.limit === wanted.limit &&
  (event.waitingList ?? false) === (wanted.waitingList ?? false);

/** A number of people from 1 to 999; undefined for '' and for any other text. */
export const readLimit = (text: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined;

/** All but the places are required, and the end is not before the start (EVNT-05). */
export function eventDraftErrors(draft: EventDraft): Partial<Record<keyof EventDraft, EventDraftError>> {
  const { start, end, name, hostedBy, type, limit } = draft;
  const [wrongStart, wrongEnd] = [dayError(start), dayError(end)];
  const endsBeforeStart = wrongStart === undefined && wrongEnd === undefined && end < start;
  return {
    ...(wrongStart !== undefined && { start: wrongStart }),
    ...(wrongEnd !== undefined && { end: wrongEnd }),
    ...(endsBeforeStart && { end: 'endsBeforeStart' }),
    ...(isBlank(name) && { name: 'missing' }),
    ...(isBlank(hostedBy) && { hostedBy: 'missing' }),
    ...(!isEventType(type) && { type: 'missing' }),
    ...(limit.trim() !== '' && readLimit(limit) === undefined && { limit: 'wrongLimit' }),
  };
}

/**
 * The draft after its start was changed: the end goes with it while both are one day, and never stays before it. While the start is
 * being typed anew, and is no day, the end of such an event is none either.
 */
export function withEndAfterStart(before: EventDraft, after: EventDraft): EventDraft {
  const { start, end } = after;
  if (start === before.start) return after;
  if (dayError(start) !== undefined) return end === before.start ? { ...after, end: '' } : after;
  return end === before.start || end < start ? { ...after, end: start } : after;
}

function dayError(text: string): EventDraftError | undefined {
  if (hasWrongYear(text)) return 'wrongYear';
  return isCalendarDate(text) ? undefined : 'missing';
}

/** @returns the event of a draft without errors; undefined when it has any */
export function readEventDraft(draft: EventDraft): NewEvent | undefined {
  const { start, end, type } = draft;
  if (Object.keys(eventDraftErrors(draft)).length > 0) return undefined;
  if (!isCalendarDate(start) || !isCalendarDate(end) || !isEventType(type)) return undefined;
  const limit = readLimit(draft.limit);
  return {
    start,
    end,
    type,
    name: draft.name.trim(),
    hostedBy: draft.hostedBy.trim(),
    ...(limit !== undefined && { limit, waitingList: draft.withWaitingList === WITH_WAITING_LIST }),
  };
}

function isEventType(text: string): text is EventType {
  return EVENT_TYPES.some((type) => type === text);
}

/** How events are written (EVNT-05). */
export const eventKind: PlainKind<keyof EventDraft, EventDraftError, DatedEvent, NewEvent> = {
  name: 'event',
  fields: EVENT_FIELDS,
  errors: eventDraftErrors,
  draftOf: eventDraftOf,
  read: readEventDraft,
  isSavedAs: isSavedEvent,
};
