import { sameId } from '@/shared/domain/entity-id.ts';
import { withPage } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { DirectoryView } from '../domain/directory-address.ts';
import { DIRECTORY_PAGE_SIZE, type DirectoryEntry, type DirectoryZone } from '../domain/directory-entry.ts';
import type { DirectoryAnswer, DirectoryQuery } from '../ports/directory-repository.ts';

/** The members that were read for a question, up to a page. */
export interface DirectoryList {
  readonly entries: readonly DirectoryEntry[];
  /** The page read last, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

export interface DirectoryInput extends DirectoryView {
  /** The user's own zone, the only one that an address can name. */
  readonly ownZone: DirectoryZone | undefined;
}

export interface DirectoryContext extends DirectoryInput {
  /** The view that the address names. */
  readonly addressed: DirectoryView;
  readonly list: DirectoryList | undefined;
  /** Why the last attempt failed; undefined unless that failed. */
  readonly failure: Failure | undefined;
  /** For how many seconds the server answers no page; undefined unless it said so last. */
  readonly wait: number | undefined;
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
  | { readonly type: 'retry.asked' };

/** Told when a further page has come, with the first member that is new; undefined when none was. */
export interface MoreMembers {
  readonly type: 'more.found';
  readonly first: DirectoryEntry | undefined;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '');

/** What the server is asked for, on a page. */
export function queryOf({ text, zone }: DirectoryView, page: number): DirectoryQuery {
  return { words: wordsOf(text), zone: zone?.id, page };
}

/** Whether a text asks for the same as another. */
export const asksTheSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

const entriesOf = (answer: DirectoryAnswer): readonly DirectoryEntry[] =>
  answer.kind === 'page' ? answer.entries : [];

/** The list with an answer at its end; of a page that is full, there may be another. */
export function extended(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryList {
  const entries = entriesOf(answer);
  return {
    entries: withPage(list?.entries ?? [], entries),
    page: (list?.page ?? 0) + 1,
    hasMore: entries.length >= DIRECTORY_PAGE_SIZE,
  };
}

/** Whether an address that names one view names the other too. */
export const isSameView = (one: DirectoryView, other: DirectoryView): boolean =>
  one.text.trim() === other.text.trim() && one.zone?.id === other.zone?.id;

/** The first member of an answer who is not in the list yet. */
export function firstNew(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryEntry | undefined {
  return entriesOf(answer).find(({ id }) => list?.entries.some((known) => sameId(known.id, id)) !== true);
}
