import type { FieldTexts } from '@/shared/domain/conflict.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Announcement } from '../domain/announcement.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import { EVENT_FIELDS, type EventDraft, type EventDraftError, eventDraftErrors } from '../domain/event-draft.ts';
import { type DraftError, missingIn, POST_FIELDS, type PostField, trimmedDraft } from '../domain/post.ts';
import { type DraftTexts, type SavedDraft, textsIn } from '../domain/saved-draft.ts';
import type { SendDraft } from '../use-cases/make-send-draft.ts';
import type { EventsPageNews } from './events-page.machine.ts';
import { leadToEvent } from './page-address.ts';
import { type DraftsDependencies, type DraftsFactory, provideDrafts } from './provide-drafts.ts';
import { leadIntoList } from './provide-post-form.ts';

/** What the drafts of every kind are provided with. */
export interface DraftServices<Field extends string, Post>
  extends Pick<DraftsDependencies<Field, string, Post, unknown>, 'calls' | 'drafts' | 'notifications' | 'navigation'> {
  readonly sendDraft: SendDraft<Post>;
}

export type AnnouncementDrafts = DraftsFactory<PostField, DraftError, Announcement>;
export type EventDrafts = DraftsFactory<keyof EventDraft, EventDraftError, DatedEvent, Receiver<EventsPageNews>>;

const withoutFiles = (texts: DraftTexts) => ({
  texts: trimmedDraft(texts),
  kept: [],
  files: [],
  notifyProgress: () => undefined,
});

/** The calls of a kind without files. */
const plainCalls = <Field extends string, Post>(fields: readonly Field[], sendDraft: SendDraft<Post>) =>
  ({
    fields,
    draftOf: (saved: SavedDraft): FieldTexts<Field> => textsIn(fields, saved.texts),
    send: async ({ draft, ...request }, signal) =>
      (await sendDraft({ ...request, content: withoutFiles(draft) }, signal)).outcome,
    sendNew: async (texts, signal) => {
      const content = withoutFiles(textsIn(fields, texts));
      return (await sendDraft({ of: undefined, publishes: false, content }, signal)).outcome;
    },
  }) satisfies Partial<DraftsDependencies<Field, string, Post, unknown>>;

/** The drafts of announcements (EDIT-03). */
export const provideAnnouncementDrafts = ({
  sendDraft,
  ...services
}: DraftServices<PostField, Announcement>): AnnouncementDrafts =>
  provideDrafts({
    ...services,
    ...plainCalls(POST_FIELDS, sendDraft),
    name: 'announcement',
    errors: (draft) => missingIn(POST_FIELDS, draft),
    lead: leadIntoList(services.navigation),
  });

/** The drafts of events. */
export const provideEventDrafts = ({
  sendDraft,
  ...services
}: DraftServices<keyof EventDraft, DatedEvent>): EventDrafts =>
  provideDrafts({
    ...services,
    ...plainCalls(EVENT_FIELDS, sendDraft),
    name: 'event',
    errors: eventDraftErrors,
    lead: (event, address, page) => leadToEvent(services.navigation, page)(event, address),
  });
