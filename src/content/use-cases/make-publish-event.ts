import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type EventDraft, type NewEvent, readEventDraft } from '../domain/event-draft.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';

export type PublishEvent = (draft: EventDraft, signal?: AbortSignal) => Promise<Outcome<NewEvent>>;

/** Posts an event (EVNT-05); a draft that still has a problem is `invalid` and is not sent. */
export function makePublishEvent(publisher: EventPublisher): PublishEvent {
  return async (draft, signal) => {
    const event = readEventDraft(draft);
    if (event === undefined) return refused('invalid');
    const posted = await publisher.post(event, signal);
    return posted.kind === 'done' ? done(event) : posted;
  };
}
