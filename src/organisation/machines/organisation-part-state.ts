import type { Failure } from '@/shared/domain/outcome.ts';
import type { Person } from '../domain/organisation.ts';
import type { PartSheet, SeatPlace } from '../domain/part-sheet.ts';
import type { PartReading } from '../ports/organisation-editor.ts';

/** A part that is being changed. */
export interface PartDraft {
  /** What the change began with. */
  readonly before: PartReading;
  readonly mine: PartSheet;
}

export interface OrganisationPartContext {
  readonly before: PartReading | undefined;
  readonly mine: PartSheet | undefined;
  /** What somebody else has saved meanwhile. */
  readonly theirs: PartReading | undefined;
  /** Why the part cannot be read; undefined while it can. */
  readonly failure: Failure | undefined;
  /** Why it was not saved. */
  readonly saveFailure: Failure | undefined;
  /** What is shown was changed before, and has come back (AUTH-15, REL-09). */
  readonly isRestored: boolean;
}

export interface SeatedPerson {
  readonly place: SeatPlace;
  readonly person: Person;
}

export type OrganisationPartEvent =
  | { readonly type: 'retry.asked' }
  | ({ readonly type: 'person.seated' } & SeatedPerson)
  | ({ readonly type: 'person.unseated' } & SeatedPerson)
  | { readonly type: 'duties.written'; readonly text: string }
  | { readonly type: 'changes.undone' }
  | { readonly type: 'save.asked' }
  | { readonly type: 'mine.kept' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'question.closed' };

/** A part as it was read, with what was changed before where that was kept. */
export interface OpenedPart extends PartDraft {
  readonly isRestored: boolean;
}

/** What the server has after a save. */
export interface SavedPart {
  readonly reading: PartReading;
  /** Somebody else has saved meanwhile: nothing was written. */
  readonly isTheirs: boolean;
}

/** Of a part nothing is known yet. */
export const BLANK = {
  before: undefined,
  mine: undefined,
  theirs: undefined,
  failure: undefined,
  saveFailure: undefined,
  isRestored: false,
} satisfies OrganisationPartContext;

/** What is being changed, as far as it was read. */
export function draftIn({ before, mine }: OrganisationPartContext): PartDraft | undefined {
  return before && mine && { before, mine };
}
