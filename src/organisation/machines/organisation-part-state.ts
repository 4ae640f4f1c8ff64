import type { Failure } from '@/shared/domain/outcome.ts';
import type { ChangesContext } from '@/shared/machines/unsaved-changes.ts';
import type { Person } from '../domain/organisation.ts';
import { isUnchanged } from '../domain/part-changes.ts';
import type { PartSheet, SeatPlace } from '../domain/part-sheet.ts';
import type { PartReading } from '../ports/organisation-editor.ts';

/** A part that is being edited. */
export interface PartDraft {
  /** The version on which the change is based. */
  readonly before: PartReading;
  readonly mine: PartSheet;
}

export interface OrganisationPartContext extends ChangesContext {
  readonly before: PartReading | undefined;
  readonly mine: PartSheet | undefined;
  /** The version that another user saved meanwhile. */
  readonly theirs: PartReading | undefined;
  /** Why the part could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** Why it was not saved. */
  readonly saveFailure: Failure | undefined;
  /** The changes shown were restored from a draft (AUTH-15, REL-09). */
  readonly isRestored: boolean;
}

export interface SeatedPerson {
  readonly place: SeatPlace;
  readonly person: Person;
}

export type OrganisationPartEvent =
  | { readonly type: 'retry.asked' }
  | ({ readonly type: 'person.chosen' } & SeatedPerson)
  | ({ readonly type: 'person.removed' } & SeatedPerson)
  | { readonly type: 'duties.written'; readonly text: string }
  | { readonly type: 'changes.undone' }
  | { readonly type: 'save.asked' }
  | { readonly type: 'mine.chosen' }
  | { readonly type: 'theirs.chosen' }
  | { readonly type: 'question.closed' };

/** A part as it was read, with the draft of earlier changes where one was stored. */
export interface OpenedPart extends PartDraft {
  readonly isRestored: boolean;
}

/** The part as the server holds it after a save. */
export interface SavedPart {
  readonly reading: PartReading;
  /** Another user has saved meanwhile: nothing was written. */
  readonly isTheirs: boolean;
}

/** The part was not read yet. */
export const BLANK = {
  before: undefined,
  mine: undefined,
  theirs: undefined,
  failure: undefined,
  saveFailure: undefined,
  isRestored: false,
} satisfies Omit<OrganisationPartContext, keyof ChangesContext>;

/** The part that is being edited, as far as it was read. */
export function draftIn({ before, mine }: OrganisationPartContext): PartDraft | undefined {
  return before && mine && { before, mine };
}

export function isChanged({ before, mine }: OrganisationPartContext): boolean {
  return before !== undefined && mine !== undefined && !isUnchanged(before.sheet, mine);
}
