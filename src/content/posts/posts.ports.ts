import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';

/** The server's list of one kind of post, as every infinite list needs it (LIST-01…03). */
export interface PostRepository<Item> {
  /** @param number from 1; ten posts a page, newest first; an empty page is behind the last */
  page(number: number, signal?: AbortSignal): Promise<Outcome<readonly Item[]>>;
  /** `unsupported` when the server has no call for one post; `notFound` may mean the same. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Item>>;
  /** Is not aborted when the user leaves the page. */
  remove(id: EntityId): Promise<Outcome<null>>;
}

/** Pins the posts of one list to its head; for Admin and Editor (EDIT-04). */
export interface PostPinRepository {
  /**
   * Refuses with `conflict` when three others are pinned; with `unsupported` when the server cannot pin, which `notFound` may
   * mean too.
   * @param until its last day; undefined ends it
   */
  pin(id: EntityId, until: CalendarDate | undefined, signal?: AbortSignal): Promise<Outcome<null>>;
}

/** Shares an address of this site. */
export interface LinkSharing {
  /**
   * Uses the device's share dialog, or the clipboard where there is none.
   * @param address path with query, inside the site
   * @returns `dismissed` when the reader closed the share dialog
   */
  share(link: {
    readonly title: string;
    readonly address: string;
  }): Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
}

/** Copies an address to the clipboard. */
export interface AddressCopying {
  copy(address: string): Promise<'copied' | 'failed'>;
}
