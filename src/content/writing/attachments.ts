import type { Advertisement, BibleStudy, ListedPostName } from '../posts/posts.ts';
import { hasTexts, POST_FIELDS, type PostDraft, type PostField } from '../posts/posts.writing.ts';
import { type FileRule, optionalImageRule, pdfRule } from '../uploads/files.ts';
import type { Edit } from './edits.ts';

/** How posts with files are written: what differs between their kinds. All their texts are required. */
export interface AttachmentKind<Field extends PostField, Item> {
  readonly name: ListedPostName;
  /** The texts, in the order of the form. */
  readonly fields: readonly Field[];
  /** Of the files of a new post. */
  readonly rule: FileRule;
  /** The addresses of its files, in order. */
  readonly filesOf: (item: Item) => readonly string[];
}

/** Texts and images (ADVT-02). */
export const advertisementKind: AttachmentKind<PostField, Advertisement> = {
  name: 'advertisement',
  fields: POST_FIELDS,
  rule: optionalImageRule,
  filesOf: ({ images }) => images,
};

/** A title and one PDF (BIBL-02). */
export const bibleStudyKind: AttachmentKind<'title', BibleStudy> = {
  name: 'bibleStudy',
  fields: ['title'],
  rule: pdfRule,
  filesOf: ({ sheet }) => [sheet],
};

/** Whether it has exactly one file, which a new one replaces. */
export const hasOneFile = ({ rule }: { readonly rule: FileRule }): boolean => rule.maxFiles === 1;

/** A change of a post with files: its texts, the files that stay, and new ones behind them (EDIT-01). */
export interface AttachmentChange {
  readonly texts: Partial<PostDraft>;
  /** The addresses of the files that stay, in order. */
  readonly kept: readonly string[];
  /** New files, in order. */
  readonly files: readonly File[];
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/**
 * Whether files are the result of a change: those that stay, in order, and as many new ones behind them. The addresses
 * of new files are not known, so without a newer version they may be the old ones.
 */
export const holdsFiles = (
  found: readonly string[],
  { kept, files }: Pick<AttachmentChange, 'kept' | 'files'>,
  isNewer: boolean | undefined,
): boolean =>
  (files.length === 0 || isNewer === true) &&
  found.length === kept.length + files.length &&
  kept.every((address, at) => address === found[at]);

/**
 * Whether a post equals the result of a change: its texts and its files. Where the post has a single file, this does
 * not show whether it is the new one.
 */
export const savedAsIn =
  <Item extends Partial<PostDraft>>(kind: AttachmentKind<PostField, Item>) =>
  (item: Item, { texts, ...change }: AttachmentChange, isNewer: boolean | undefined): boolean =>
    hasTexts(item, texts) &&
    (hasOneFile(kind) ? change.files.length === 0 : holdsFiles(kind.filesOf(item), change, isNewer));

type EditFields = readonly (readonly [name: string, value: unknown])[];

const ID = 'id';
const VERSION = 'version';
const KEPT = 'kept';

/** The form fields that are sent with the files. */
export const fieldsOfEdit = ({ id, version, draft: { texts, kept } }: Edit<Pick<AttachmentChange, 'texts' | 'kept'>>) =>
  [
    [ID, String(id)],
    ...(version === undefined ? [] : [[VERSION, version] as const]),
    ...kept.map((address) => [KEPT, address] as const),
    ...Object.entries(texts),
  ] as const;

/** The inverse of {@link fieldsOfEdit}. */
export function editOfFields(
  fields: EditFields,
  sent: Pick<AttachmentChange, 'files' | 'notifyProgress'>,
): Edit<AttachmentChange> {
  const valuesOf = (wanted: string): readonly string[] =>
    fields.flatMap(([name, value]) => (name === wanted && typeof value === 'string' ? [value] : []));
  const texts = fields.filter(([name]) => ![ID, VERSION, KEPT].includes(name));
  return {
    id: valuesOf(ID)[0] ?? '',
    version: valuesOf(VERSION)[0],
    draft: { texts: Object.fromEntries(texts), kept: valuesOf(KEPT), ...sent },
  };
}

/** The fields beside the texts: the addresses of the files that stay, and the names of new ones, one a line each. */
export type FileField = 'kept' | 'added';

/** All fields of the form that changes a post with files. */
export const fieldsWithFiles = <Field extends string>(fields: readonly Field[]): readonly (Field | FileField)[] => [
  ...fields,
  'kept',
  'added',
];
