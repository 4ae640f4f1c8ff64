import { type BirthDateError, birthDateError } from '@/shared/domain/birth-date.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';

/** The form in which an account asks to be linked to its member; the note to the office may be empty (MINE-02). */
export type LinkDraft = Readonly<Record<'name' | 'birthDate' | 'note', string>>;

export type LinkDraftError = BirthDateError;

export const emptyLinkDraft: LinkDraft = { name: '', birthDate: '', note: '' };

/** Name and date of birth are required: the office finds the member by them. */
export function linkDraftErrors(
  { name, birthDate }: LinkDraft,
  today: CalendarDate,
): Partial<Record<keyof LinkDraft, LinkDraftError>> {
  const born = birthDateError(birthDate, today);
  return { ...(name.trim() === '' && { name: 'missing' }), ...(born !== undefined && { birthDate: born }) };
}
