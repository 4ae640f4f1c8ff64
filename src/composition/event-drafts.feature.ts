import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { eventDraftCalls } from '@/adapters/http/draft-calls.ts';
import { makePostDrafts } from '@/adapters/http/post-drafts.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import { EVENT_FIELDS } from '@/content/domain/event-draft.ts';
import { type EventDrafts, provideEventDrafts } from '@/content/machines/provide-post-drafts.ts';
import type { PostDrafts } from '@/content/ports/post-drafts.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeSendEventDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { SendDraft } from '@/content/use-cases/make-send-draft.ts';
import { eventCalendarBindings } from './event-calendar.bindings.ts';
import { eventsBindings } from './events.bindings.ts';
import { EVENT_CALENDAR, PUBLISH_EVENT } from './events.tokens.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';

const CALLS = token<PostDrafts<DatedEvent>>('EventDraftCalls');
const SEND_DRAFT = token<SendDraft<DatedEvent>>('SendEventDraft');
const DRAFTS = token<EventDrafts>('EventDrafts');

const bindings = new ContainerModule(({ bind }) => {
  bind(CALLS).toResolvedValue(
    (send, { baseUrl }) => makePostDrafts(send, baseUrl, eventDraftCalls),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(SEND_DRAFT).toResolvedValue(makeSendEventDraft, [CALLS, PUBLISH_EVENT, EVENT_CALENDAR]);
  bind(DRAFTS).toResolvedValue(
    (calls, sendDraft, notifications, navigation, user) => {
      const kept = makeKeptDraft(user, makeSessionDraftStore('eventDraft'), () => blankKeptEdit(EVENT_FIELDS));
      const drafts = keepEdits(EVENT_FIELDS, kept);
      return provideEventDrafts({ calls, sendDraft, drafts, notifications, navigation });
    },
    [CALLS, SEND_DRAFT, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** The drafts of events (EDIT-03): a feature of its own, since few members write any. */
export const eventDraftsFeature = createFeature({ drafts: DRAFTS }, [eventCalendarBindings, eventsBindings, bindings]);
