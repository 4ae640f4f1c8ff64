import { refused } from '@/shared/domain/outcome.ts';
import type { Announcement } from '../domain/announcement.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import { EVENT_FIELDS, isSavedEvent, readEventDraft } from '../domain/event-draft.ts';
import { hasTexts, POST_FIELDS, type Post, type PostDraft } from '../domain/post.ts';
import { type DraftTexts, textsIn } from '../domain/saved-draft.ts';
import type { EventCalendar } from '../ports/event-calendar.ts';
import type { PostDrafts } from '../ports/post-drafts.ts';
import type { PostList } from '../ports/post-list.ts';
import type { PostPublisher } from '../ports/post-publisher.ts';
import type { PublishAnnouncement } from './make-publish-announcement.ts';
import type { PublishEvent } from './make-publish-event.ts';
import { makeSendDraft, type SendDraft } from './make-send-draft.ts';

/** Finds what was published of a draft: the post with its number, where it has its texts. */
const publishedIn =
  <Item extends Post & Partial<PostDraft>>(list: Pick<PostList<Item>, 'find'>) =>
  async (id: Item['id'], { texts }: { readonly texts: DraftTexts }, signal?: AbortSignal) => {
    const found = await list.find(id, signal);
    return found.kind === 'done' && !hasTexts(found.value, texts) ? refused('notFound' as const) : found;
  };

/** The drafts of announcements (EDIT-03). */
export const makeSendAnnouncementDraft = (
  drafts: PostDrafts<Announcement>,
  publish: PublishAnnouncement,
  list: Pick<PostList<Announcement>, 'find'>,
): SendDraft<Announcement> =>
  makeSendDraft({
    drafts,
    publishNew: async ({ texts }, signal) => ({
      outcome: await publish(textsIn(POST_FIELDS, texts), signal),
      failures: [],
    }),
    findPublished: publishedIn(list),
  });

/** The drafts of posts with files. */
export const makeSendAttachmentDraft = <Item extends Post & Partial<PostDraft>>(
  drafts: PostDrafts<Item>,
  publisher: PostPublisher<Item>,
  list: Pick<PostList<Item>, 'find'>,
): SendDraft<Item> =>
  makeSendDraft({
    drafts,
    publishNew: ({ texts, files, notifyProgress }, signal) =>
      publisher.publish({ fields: Object.entries(texts), files, notifyProgress }, signal),
    findPublished: publishedIn(list),
  });

/** The drafts of events. */
export const makeSendEventDraft = (
  drafts: PostDrafts<DatedEvent>,
  publish: PublishEvent,
  calendar: Pick<EventCalendar, 'find'>,
): SendDraft<DatedEvent> =>
  makeSendDraft<DatedEvent>({
    drafts,
    publishNew: async ({ texts }, signal) => ({
      outcome: await publish(textsIn(EVENT_FIELDS, texts), signal),
      failures: [],
    }),
    findPublished: async (id, { texts }, signal) => {
      const wanted = readEventDraft(textsIn(EVENT_FIELDS, texts));
      const found = await calendar.find(id, signal);
      const isOther = found.kind === 'done' && (wanted === undefined || !isSavedEvent(found.value, wanted));
      return isOther ? refused('notFound') : found;
    },
  });
