import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { AnnouncementDraft } from '../posts/announcements.writing.ts';
import type { PostFailure } from '../posts/posts.writing.ts';
import type { UploadField } from '../uploads/uploads.ports.ts';
import type { FileFailure } from '../uploads/uploads.ts';
import type { DraftContent, SavedDraft } from './drafts.ts';
import type { Edit, Versioned } from './edits.ts';

/** Publishes announcements; for Admin and Editor (ANNO-02). */
export interface AnnouncementPublisher {
  /** @param at when it is published; @returns the id of the new announcement */
  post(draft: AnnouncementDraft, at: Date, signal?: AbortSignal): Promise<Outcome<EntityId, PostFailure>>;
}

/** A post to publish, with its files. */
export interface PostSending {
  /** The typed texts, by field name. */
  readonly fields: readonly UploadField[];
  /** In order. */
  readonly files: readonly File[];
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** The result of publishing. A failure may name files with a reason each; then no file was accepted. */
export interface PostReport<Item> {
  /** The post as the server stored it. */
  readonly outcome: Outcome<Item, PostFailure>;
  readonly failures: readonly FileFailure[];
}

/** Publishes posts with files; for Admin and Editor (BIBL-02, ADVT-02). */
export interface PostPublisher<Item> {
  publish(sending: PostSending, signal?: AbortSignal): Promise<PostReport<Item>>;
}

/** Changes published items; for Admin and Editor (EDIT-01). A server that cannot refuses with `unsupported`. */
export interface PostEditor<Item, Draft> {
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Versioned<Item>>>;
  /** Refuses with `conflict` when another user has changed it since that version (EDIT-02). */
  save(edit: Edit<Draft>, signal?: AbortSignal): Promise<PostReport<Versioned<Item>>>;
}

/** The drafts of one kind of post, by any author; for Admin and Editor (EDIT-03). */
export interface PostDraftRepository<Post> {
  /**
   * All drafts, the last saved first. Refuses with `unsupported` where the server stores none: then no other call may
   * be made.
   */
  all(signal?: AbortSignal): Promise<Outcome<readonly SavedDraft[]>>;
  save(content: DraftContent, signal?: AbortSignal): Promise<PostReport<SavedDraft>>;
  /**
   * Refuses with `conflict` when another user has changed it since that version, and with `notFound` when it was
   * deleted or published, or when the server lacks the call.
   */
  change(edit: Edit<DraftContent>, signal?: AbortSignal): Promise<PostReport<SavedDraft>>;
  /** Refuses as {@link change} does. @returns the post, which has the id of the draft, and the day of its publishing */
  publish(edit: Edit<DraftContent>, signal?: AbortSignal): Promise<PostReport<Post>>;
  /**
   * Is not aborted when the user leaves the page. The id may belong to a published post meanwhile: read {@link all}
   * first.
   */
  remove(id: EntityId): Promise<Outcome<null>>;
}

/** Stores in the tab, until its user signs out, the author's name under which they published last (ANNO-02, ADVT-02). */
export interface AuthorMemory {
  /** '' when the user has not published in this session yet. */
  read(userId: string): string;
  write(userId: string, author: string): void;
}
