import { type BirthDateError, birthDateError } from '@/shared/domain/birth-date.ts';
import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { type Gender, isGender } from './member.ts';

/** A member to register (MEMB-04). */
export interface NewMember {
  readonly name: string;
  readonly gender: Gender;
  readonly birthDate: CalendarDate;
}

/** The form of a new member; not yet chosen values are '' (MEMB-03). */
export type NewMemberDraft = Readonly<Record<'name' | 'gender' | 'birthDate', string>>;

export type NewMemberError = BirthDateError;

export const emptyNewMember: NewMemberDraft = { name: '', gender: '', birthDate: '' };

/** Name, gender and date of birth are required (MEMB-03). */
export function newMemberErrors(
  { name, gender, birthDate }: NewMemberDraft,
  today: CalendarDate,
): Partial<Record<keyof NewMemberDraft, NewMemberError>> {
  const born = birthDateError(birthDate, today);
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(!isGender(gender) && { gender: 'missing' }),
    ...(born !== undefined && { birthDate: born }),
  };
}

/** @returns the member of a draft without errors; undefined when it has any */
export function readNewMember(draft: NewMemberDraft, today: CalendarDate): NewMember | undefined {
  const { name, gender, birthDate } = draft;
  if (Object.keys(newMemberErrors(draft, today)).length > 0) return undefined;
  return isGender(gender) && isCalendarDate(birthDate) ? { name: name.trim(), gender, birthDate } : undefined;
}

/** True while nothing has been typed or chosen. */
export function isBlankDraft(draft: NewMemberDraft): boolean {
  return Object.values(draft).every((text) => text.trim() === '');
}
