import type { Clock } from '@/shared/clock.ports.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { calendarDateOf } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type FieldTexts, fieldTexts } from '@/shared/form.ts';
import { done, type Outcome, refused, reported, settledOutcome } from '@/shared/outcome.ts';
import type { AnnouncementDraft } from '../posts/announcements.writing.ts';
import type { PostRepository } from '../posts/posts.ports.ts';
import type { Announcement, Post } from '../posts/posts.ts';
import { isWrittenAs, type PostDraft, type PostFailure, type PostField, trimmedDraft } from '../posts/posts.writing.ts';
import { findLostPost } from './lost-answers.ts';
import type { AnnouncementPublisher, AuthorMemory, PostPublisher, PostReport } from './writing.ports.ts';

/** The outcome of sending a new post: when its answer is lost, the post is looked for as {@link findLostPost} does. */
export type ConfirmPost<Item> = <Reason extends string>(
  outcome: Outcome<Item, Reason>,
  readList: () => Promise<Outcome<readonly Item[]>>,
  isWanted: (item: Item) => boolean,
  signal?: AbortSignal,
) => Promise<Outcome<Item, Reason | 'unconfirmed'>>;

/**
 * Looks for new posts whose answer is lost, before a failure is reported (REL-16, REL-20). A post that was published
 * from here before is not taken for a later one with the same texts, whose files may be others.
 */
export function makeConfirmPost<Item extends { readonly id: EntityId }>(): ConfirmPost<Item> {
  const published = new Set<string>();

  return async (outcome, readList, isWanted, signal) => {
    const isLost = (item: Item) => !published.has(String(item.id)) && isWanted(item);
    const confirmed = outcome.kind === 'done' ? outcome : await findLostPost(outcome.reason, readList, isLost, signal);
    if (confirmed.kind === 'done') published.add(String(confirmed.value.id));
    return confirmed;
  };
}

/**
 * A publisher that looks for the post in its list when the answer is lost, before it reports a failure (REL-16,
 * REL-20): one with the same texts and as many files.
 */
export function makeConfirmingPublisher<Item extends Post & Partial<PostDraft>>(
  publisher: PostPublisher<Item>,
  list: Pick<PostRepository<Item>, 'page'>,
  filesOf: (post: Item) => readonly string[],
  clock: Clock,
): PostPublisher<Item> {
  const confirm = makeConfirmPost<Item>();
  return {
    publish: async (sending, signal) => {
      const report = await reported(() => publisher.publish(sending, signal), signal).catch(
        (): PostReport<Item> => ({ outcome: refused('unexpected'), failures: [] }),
      );
      const draft: Partial<PostDraft> = Object.fromEntries(sending.fields);
      const today = clock.today();
      const outcome = await confirm(
        report.outcome,
        () => list.page(1, signal),
        (post) => isWrittenAs(post, draft, today) && filesOf(post).length === sending.files.length,
        signal,
      );
      return { ...report, outcome };
    },
  };
}

export type PublishAnnouncement = (
  draft: AnnouncementDraft,
  signal?: AbortSignal,
) => Promise<Outcome<Announcement, PostFailure>>;

/**
 * Posts an announcement and reads it back (ANNO-02). When only the reading back fails, the announcement is returned as
 * it was written: it is published and must not be posted again (REL-20). When the answer is lost, it is looked for
 * among the newest ones first. A second attempt carries the date of the first, so that the server can recognise it
 * (REL-16).
 */
export function makePublishAnnouncement(
  publisher: AnnouncementPublisher,
  list: Pick<PostRepository<Announcement>, 'find' | 'page'>,
  clock: Clock,
): PublishAnnouncement {
  const confirm = makeConfirmPost<Announcement>();
  let unsent: { readonly words: string; readonly at: Date } | undefined;

  return async (draft, signal) => {
    const written = trimmedDraft(draft);
    const words = JSON.stringify(written);
    const at = unsent?.words === words ? unsent.at : clock.now();
    unsent = { words, at };
    const posted = await settledOutcome(() => publisher.post(written, at, signal), signal);
    // As lists show it (LIST-04).
    const created = calendarDateOf(at);
    const confirmed = await confirm<PostFailure>(
      posted.kind === 'done' ? done({ id: posted.value, ...written, created }) : posted,
      () => list.page(1, signal),
      (post) => isWrittenAs(post, written, created),
      signal,
    );
    if (confirmed.kind === 'done') unsent = undefined;
    if (posted.kind === 'refused') return confirmed;
    const found = await settledOutcome(() => list.find(posted.value, signal), signal);
    return found.kind === 'done' ? found : confirmed;
  };
}

/** The initial draft of a new post, with the author's name that the user published under last (ANNO-02, ADVT-02). */
export interface WrittenDrafts<Field extends PostField> {
  readonly blank: () => FieldTexts<Field>;
  /** Called when a post was published. */
  readonly remember: (draft: Partial<PostDraft>) => void;
}

export function makeWrittenDrafts<Field extends PostField>(
  fields: readonly Field[],
  user: CurrentUser,
  authors: AuthorMemory,
): WrittenDrafts<Field> {
  return {
    blank: () => {
      const writer = user.read();
      const author = writer === undefined ? '' : authors.read(writer.userId);
      return fieldTexts(fields, (field) => (field === 'author' ? author : ''));
    },
    remember: ({ author }) => {
      const writer = user.read();
      if (writer !== undefined && author !== undefined) authors.write(writer.userId, author.trim());
    },
  };
}
