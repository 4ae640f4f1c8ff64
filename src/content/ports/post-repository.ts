import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';

/** The server's list of one kind of post, as every infinite list needs it (LIST-01…03). */
export interface PostRepository<Item> {
  /** @param number from 1; ten posts a page, newest first; an empty page is behind the last */
  page(number: number, signal?: AbortSignal): Promise<Outcome<readonly Item[]>>;
  /** `unsupported` when the server has no call for one post; `notFound` may mean the same. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Item>>;
  /** Is not aborted when the user leaves the page. */
  remove(id: EntityId): Promise<Outcome<null>>;
}
