import { sameId } from '@/shared/domain/entity-id.ts';
import { withPage } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { hasSameWords, wordsOf } from '@/shared/domain/words.ts';
import type { DirectoryView } from '../domain/directory-address.ts';
import { DIRECTORY_PAGE_SIZE, type DirectoryEntry, type DirectoryZone } from '../domain/directory-entry.ts';
import type { DirectoryAnswer, DirectoryQuery } from '../ports/directory-repository.ts';

/** The members that were read for one search, up to a page. */
export interface DirectoryList {
  readonly entries: readonly DirectoryEntry[];
  /** The page read last, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

export interface DirectoryInput extends DirectoryView {
  /** The user's own zone, the only one that can be shown alone. */
  readonly ownZone: DirectoryZone | undefined;
}

export interface DirectoryContext extends DirectoryInput {
  /** The view that the address names. */
  readonly addressed: DirectoryView;
  readonly list: DirectoryList | undefined;
  /** Why the last attempt failed; undefined unless that failed. */
  readonly failure: Failure | undefined;
  /**
   * The server answered that pages were requested too fast: the seconds until it answers again. Undefined unless that
   * was the last answer.
   */
  readonly wait: number | undefined;
}

/** What the list shows of a member has changed, such as by the user's own settings. */
export interface EntriesOutdated {
  readonly type: 'entries.outdated';
}

export type DirectoryEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter. */
  | { readonly type: 'search.submitted' }
  | { readonly type: 'zone.chosen'; readonly zone: DirectoryZone | undefined }
  | { readonly type: 'search.cleared' }
  /** The address names a view: through back, forward or a link, or because the machine wrote it. */
  | { readonly type: 'address.changed'; readonly view: DirectoryView }
  | { readonly type: 'more.asked' }
  | { readonly type: 'retry.asked' }
  | EntriesOutdated;

/** Sent to the parent when a further page was read, with its first new member; undefined when it had none. */
export interface MoreMembers {
  readonly type: 'more.found';
  readonly first: DirectoryEntry | undefined;
}

/** The call for one page of a view. */
export function queryOf({ text, zone }: DirectoryView, page: number): DirectoryQuery {
  return { words: wordsOf(text), zone: zone?.id, page };
}

/** Whether two texts search for the same. */
export const asksTheSame = (one: string, other: string): boolean => hasSameWords(wordsOf(one), wordsOf(other));

const entriesOf = (answer: DirectoryAnswer): readonly DirectoryEntry[] =>
  answer.kind === 'page' ? answer.entries : [];

/** The list with a further page at its end; after a full page there may be another. */
export function extended(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryList {
  const entries = entriesOf(answer);
  return {
    entries: withPage(list?.entries ?? [], entries),
    page: (list?.page ?? 0) + 1,
    hasMore: entries.length >= DIRECTORY_PAGE_SIZE,
  };
}

/** Whether two addresses name the same view. */
export const isSameView = (one: DirectoryView, other: DirectoryView): boolean =>
  one.text.trim() === other.text.trim() && one.zone?.id === other.zone?.id;

/** The first member of an answer who is not in the list yet. */
export function firstNew(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryEntry | undefined {
  return entriesOf(answer).find(({ id }) => list?.entries.some((known) => sameId(known.id, id)) !== true);
}
