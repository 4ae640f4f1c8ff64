import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { CorrectableField } from '@/shared/domain/correctable-field.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/** A member's undecided request that the office corrects an entry (MINE-06). */
export interface Correction {
  readonly id: EntityId;
  readonly field: CorrectableField;
  readonly wanted: string;
  /** A note to the office, possibly ''. */
  readonly note: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The member whose entry it is about; undefined when the account is no longer linked to a member. */
  readonly member: { readonly id: EntityId; readonly name: string } | undefined;
  /** The present value of the entry; undefined where there is none. */
  readonly current: string | undefined;
  readonly username: string;
  readonly email: string;
}

/**
 * Whether accepting the request also writes the value into the register: no other call of the API writes a telephone
 * number.
 */
export const isEnteredByDecision = ({ field, member }: Correction): boolean =>
  field === 'telephone' && member !== undefined;
