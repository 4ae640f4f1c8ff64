import type { ActorRefFrom } from 'xstate';
import { type EntityId, sameId } from '../domain/entity-id.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import type { RemovalAnswer, RemovalReport, removalMachine } from './removal.machine.ts';

export interface PendingRemoval {
  readonly item: FeedItem;
  /** It can no longer be undone: its call is under way, or waits for the page that is. */
  readonly isDue: boolean;
  readonly actor: ActorRefFrom<typeof removalMachine>;
}

export interface PagedFeedContext {
  /** What the server is known to hold, in its order; what is on its way out keeps its place here. */
  readonly items: readonly FeedItem[];
  /** The page under way or asked for last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  readonly removals: readonly PendingRemoval[];
  /** Refused removals: the answer may have been lost after the deed was done. */
  readonly doubts: number;
  /** Pages in a row that brought nothing new. */
  readonly repeats: number;
  /** Why the last page that failed could not be had. */
  readonly failure: Fault;
}

export type PagedFeedEvent =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'feed.retryAsked' }
  | { readonly type: 'item.added'; readonly item: FeedItem }
  | { readonly type: 'item.removeAsked'; readonly id: EntityId }
  /** Something was pressed that stood still for as long as nobody took anything away. */
  | { readonly type: 'list.pressed' }
  /** Rows go or come back: what stands below them moves. */
  | { readonly type: 'rows.moved' }
  | { readonly type: 'page.left' }
  | RemovalAnswer
  | RemovalReport;

/** What the reader sees: everything that is not on its way out. */
export function shownItems({ items, removals }: PagedFeedContext): readonly FeedItem[] {
  const leaving = new Set(removals.map(({ item }) => String(item.id)));
  return leaving.size === 0 ? items : items.filter(({ id }) => !leaving.has(String(id)));
}

/** @param id every removal when there is none */
export function means({ item }: PendingRemoval, id: EntityId | undefined): boolean {
  return id === undefined || sameId(item.id, id);
}

export function pageOf(outcome: Outcome<readonly FeedItem[]>): readonly FeedItem[] {
  return outcome.kind === 'done' ? outcome.value : [];
}

export function itemOf(items: readonly FeedItem[], id: EntityId): FeedItem {
  return items.find((item) => sameId(item.id, id)) ?? { id };
}

export function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
