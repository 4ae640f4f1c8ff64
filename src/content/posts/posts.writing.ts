import { isBlank } from '@/shared/characters.ts';
import { type CalendarDate, daysAfter } from '@/shared/dates.ts';
import type { FieldTexts } from '@/shared/form.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { Post, PostName } from './posts.ts';

/** How posts without files are written: what differs between their kinds. */
export interface PlainKind<Field extends string, ValidationError extends string, Item, Written> {
  readonly name: PostName;
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly errors: (draft: FieldTexts<Field>) => Partial<Record<Field, ValidationError>>;
  /** The draft that changes a post. */
  readonly draftOf: (item: Item) => FieldTexts<Field>;
  /** The content of a draft; undefined where it has errors. */
  readonly read: (draft: FieldTexts<Field>) => Written | undefined;
  /** Whether a post equals the content that was sent. */
  readonly isSavedAs: (item: Item, written: Written) => boolean;
}

export type PostField = 'title' | 'content' | 'author';

/** The fields of a written post, in the order of its form. */
export const POST_FIELDS = ['title', 'content', 'author'] as const satisfies readonly PostField[];

/** A written post that is not published yet. */
export type PostDraft = Readonly<Record<PostField, string>>;

export type DraftError = 'missing';

/** The server refused the text of this field. */
type FieldFailure = `${PostField}Refused`;

/** Why the server refused a post. */
export type PostFailure = Failure | FieldFailure;

/** Blank texts for fields all of which are required (ANNO-02, ADVT-02, BIBL-02). */
export function missingIn<Field extends string>(
  fields: readonly Field[],
  draft: Readonly<Record<Field, string>>,
): Partial<Record<Field, DraftError>> {
  const errors: Partial<Record<Field, DraftError>> = {};
  for (const field of fields) if (isBlank(draft[field])) errors[field] = 'missing';
  return errors;
}

/** A draft without leading and trailing spaces. */
export function trimmedDraft<Draft extends Partial<PostDraft>>(draft: Draft): Draft {
  const trimmed = Object.entries(draft).map(([field, words]) => [field, words.trim()]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field keeps its name
  return Object.fromEntries(trimmed) as Draft;
}

/**
 * Whether a published post is the one that was just written: the same texts, and at most a day older, since the server's
 * day, the church's and the reader's may differ by one.
 * @param sent the day on which it was sent
 */
export function isWrittenAs(post: Post & Partial<PostDraft>, draft: Partial<PostDraft>, sent: CalendarDate): boolean {
  const isFresh = post.created === undefined || post.created >= daysAfter(sent, -1);
  return isFresh && hasTexts(post, draft);
}

/** Whether two texts have the same words, in any Unicode form and spacing. */
export const sameWords = (one = '', other = ''): boolean => plain(one) === plain(other);

/** Whether the texts of a post equal those of a draft. */
export const hasTexts = (post: Partial<PostDraft>, draft: Partial<PostDraft>): boolean =>
  POST_FIELDS.every((field) => draft[field] === undefined || sameWords(post[field], draft[field]));

/** Servers may normalise Hangul and line ends differently. */
const plain = (words: string): string => words.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The field that a failure names; undefined when it names none. */
export function refusedField(failure: PostFailure | undefined): PostField | undefined {
  return POST_FIELDS.find((field) => failure === `${field}Refused`);
}

/** The reason without the field that it names. */
export function plainFailure<Reason extends string>(reason: FieldFailure | Reason): Reason | 'invalid' {
  return isFieldFailure(reason) ? 'invalid' : reason;
}

const isFieldFailure = (reason: string): reason is FieldFailure =>
  POST_FIELDS.some((field) => reason === `${field}Refused`);
