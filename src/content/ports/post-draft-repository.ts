import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Edit } from '../domain/revision.ts';
import type { DraftContent, SavedDraft } from '../domain/saved-draft.ts';
import type { PostReport } from './post-publisher.ts';

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
