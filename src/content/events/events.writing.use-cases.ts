import { done, type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';
import { findLostPost } from '../writing/lost-answers.ts';
import type { EventPublisher, EventRepository } from './events.ports.ts';
import { type EventDraft, type NewEvent, readEventDraft } from './events.writing.ts';

export type PublishEvent = (draft: EventDraft, signal?: AbortSignal) => Promise<Outcome<NewEvent>>;

/**
 * Posts an event (EVNT-05); a draft with an error is `invalid` and is not sent. When the answer is lost, the event is
 * looked for in the calendar first (REL-16).
 */
export function makePublishEvent(publisher: EventPublisher, calendar: Pick<EventRepository, 'during'>): PublishEvent {
  return async (draft, signal) => {
    const event = readEventDraft(draft);
    if (event === undefined) return refused('invalid');
    const { start: first, end: last, name, hostedBy } = event;
    const posted = await settledOutcome(() => publisher.post(event, signal), signal);
    if (posted.kind === 'done') return done(event);
    const found = await findLostPost(
      posted.reason,
      () => calendar.during({ first, last }, signal),
      (one) => one.start === first && one.end === last && one.name.trim() === name && one.hostedBy.trim() === hostedBy,
      signal,
    );
    return found.kind === 'done' ? done(event) : found;
  };
}
