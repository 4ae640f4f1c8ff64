import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';

/** Where posts of one kind are kept: what every infinite list needs (LIST-01…03). */
export interface PostList<Item> {
  /** @param number from 1; ten a page, newest first; an empty page is past the end */
  page(number: number, signal?: AbortSignal): Promise<Outcome<readonly Item[]>>;
  /** Survives the page that asked for it. */
  remove(id: EntityId): Promise<Outcome<null>>;
}
