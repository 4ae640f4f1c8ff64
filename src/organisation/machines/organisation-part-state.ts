import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import type { Person } from '../domain/organisation.ts';
import type { PartSheet, SeatPlace } from '../domain/part-sheet.ts';
import type { PartReading } from '../ports/organisation-editor.ts';
import type { ChangedMeanwhile } from '../use-cases/make-save-part.ts';

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
  /** Why the part cannot be read. */
  readonly reason: Fault;
  /** Why it was not saved. */
  readonly saveFailure: Fault | undefined;
  readonly failures: number;
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

export type ReadPart = Outcome<PartDraft & { readonly isRestored: boolean }>;
export type SavedPart = Outcome<PartReading> | ChangedMeanwhile;

/** Of a part nothing is known yet. */
export const BLANK = {
  before: undefined,
  mine: undefined,
  theirs: undefined,
  reason: 'malformed',
  saveFailure: undefined,
  failures: 0,
  isRestored: false,
} satisfies OrganisationPartContext;

/** What is being changed, as far as it was read. */
export function draftIn({ before, mine }: OrganisationPartContext): PartDraft | undefined {
  return before && mine && { before, mine };
}

/** What the server has, by the answer to a save. */
export function readingIn(outcome: SavedPart): PartReading | undefined {
  if (outcome.kind === 'done') return outcome.value;
  return outcome.kind === 'changed' ? outcome.theirs : undefined;
}

export function reasonOf(outcome: Outcome<unknown> | ChangedMeanwhile): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
