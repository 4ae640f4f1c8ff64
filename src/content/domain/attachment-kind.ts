import type { Advertisement } from './advertisement.ts';
import type { BibleStudy } from './bible-study.ts';
import { type FileRule, optionalImageRule, pdfRule } from './file-check.ts';
import { type ListedPostName, POST_FIELDS, type PostField } from './post.ts';

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
