import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { CORRECTABLE_FIELDS, type CorrectableField } from '@/shared/domain/correctable-field.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/** A correction that the user has requested from the office, and its state (MINE-06). */
export interface OwnCorrection {
  readonly id: EntityId;
  readonly field: CorrectableField;
  readonly wanted: string;
  /** A note to the office, possibly ''. */
  readonly note: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  readonly state: 'open' | 'done' | 'declined';
  /** Why it was declined, possibly ''. */
  readonly answer: string;
}

/** The form in which a user requests a correction; the note to the office may be empty. */
export type CorrectionDraft = Readonly<Record<'field' | 'wanted' | 'note', string>>;

/** The request that the form sends. */
export interface AskedCorrection extends Omit<CorrectionDraft, 'field'> {
  readonly field: CorrectableField;
}

export const emptyCorrection: CorrectionDraft = { field: '', wanted: '', note: '' };

/** Field and correction are required. */
export const correctionErrors = ({
  field,
  wanted,
}: CorrectionDraft): Partial<Record<keyof CorrectionDraft, 'missing'>> => ({
  ...(fieldOf(field) === undefined && { field: 'missing' as const }),
  ...(wanted.trim() === '' && { wanted: 'missing' as const }),
});

/** The request that a draft describes; undefined while it is incomplete. */
export function askedBy({ field, wanted, note }: CorrectionDraft): AskedCorrection | undefined {
  const known = fieldOf(field);
  if (known === undefined || wanted.trim() === '') return undefined;
  return { field: known, wanted: wanted.trim(), note: note.trim() };
}

/** Whether a waiting request equals the one that was sent: after a lost answer, the server has received it (REL-16). */
export const isAsked = (correction: OwnCorrection, { field, wanted, note }: AskedCorrection): boolean =>
  correction.state === 'open' && correction.field === field && correction.wanted === wanted && correction.note === note;

const fieldOf = (field: string): CorrectableField | undefined => CORRECTABLE_FIELDS.find((known) => known === field);
