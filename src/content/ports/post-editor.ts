import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Edit, Versioned } from '../domain/revision.ts';
import type { PostReport } from './post-publisher.ts';

/** Changes published items; for Admin and Editor (EDIT-01). A server that cannot refuses with `unsupported`. */
export interface PostEditor<Item, Draft> {
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Versioned<Item>>>;
  /** Refuses with `conflict` when another user has changed it since that version (EDIT-02). */
  save(edit: Edit<Draft>, signal?: AbortSignal): Promise<PostReport<Versioned<Item>>>;
}
