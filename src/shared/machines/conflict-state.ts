import type { FieldTexts } from '../domain/field-texts.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Withheld } from './form-state.ts';

/** Something that this user changed while another user saved it. */
export interface Conflict<Version, Draft> {
  /** The version on which this user's change is based. */
  readonly before: Version;
  readonly mine: Draft;
}

/** The draft to save, and the version that it overwrites. */
export interface Resolution<Version, Draft> {
  readonly draft: Draft;
  readonly record: Version;
}

/** The end of a save that did not fail: it was withheld, or the version is undefined where the server did not return it. */
export type SavedResolution<Version> = Outcome<Version | undefined, Withheld>;

/** How two versions are compared: field by field, in this order. */
export interface Comparison<Version, Field extends string> {
  readonly fields: readonly Field[];
  readonly draftOf: (version: Version) => FieldTexts<Field>;
}
