import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { CorrectableField } from '@/shared/domain/correctable-field.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/** What a member asks the office to correct, and nobody has decided on yet (MINE-06). */
export interface Correction {
  readonly id: EntityId;
  readonly field: CorrectableField;
  readonly wanted: string;
  /** A word to the office, possibly ''. */
  readonly note: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** Whose entry it is about; undefined when the account is linked to none any more. */
  readonly member: { readonly id: EntityId; readonly name: string } | undefined;
  /** What the church's book says now; undefined where it says nothing. */
  readonly current: string | undefined;
  readonly username: string;
  readonly email: string;
}

/** Whether noting it as corrected enters it into the book: no other call of the API writes a telephone. */
export const isEnteredByDecision = ({ field, member }: Correction): boolean =>
  field === 'telephone' && member !== undefined;
