import { describe, expect, it } from 'vitest';
import { emptyNewMember, isBlankDraft, newMemberErrors, readNewMember } from '@/admin/members/member-forms.ts';
import { birthDateError } from '@/shared/dates.ts';
import { aNewMemberDraft } from '../../../builders/member.ts';

const TODAY = '2026-11-20';

describe('MEMB-03 the form of a new member', () => {
  it('requires a name, a gender and a date of birth', () => {
    expect(newMemberErrors(emptyNewMember, TODAY)).toEqual({
      name: 'missing',
      gender: 'missing',
      birthDate: 'missing',
    });
    expect(newMemberErrors(aNewMemberDraft({ name: ' ' }), TODAY)).toEqual({ name: 'missing' });
  });

  it.each(['male', 'female', 'none'])('accepts the gender %s', (gender) => {
    expect(newMemberErrors(aNewMemberDraft({ gender }), TODAY)).toEqual({});
  });

  it('accepts no other gender', () => {
    expect(newMemberErrors(aNewMemberDraft({ gender: 'toString' }), TODAY)).toEqual({ gender: 'missing' });
  });

  it.each([
    ['', 'missing'],
    ['2026-02-30', 'missing'],
    ['1990', 'missing'],
    ['1899-12-31', 'tooEarly'],
    ['1900-01-01', undefined],
    ['2026-11-20', undefined],
    ['2026-11-21', 'inFuture'],
    ['9999-12-31', 'inFuture'],
    ['20261-11-21', 'inFuture'],
  ])('a date of birth %j: %s', (text, error) => {
    expect(birthDateError(text, TODAY)).toBe(error);
  });
});

describe('MEMB-04 the new member that is sent', () => {
  it('has the trimmed name, the gender and the date', () => {
    expect(readNewMember(aNewMemberDraft({ name: ' 황보라 ' }), TODAY)).toEqual({
      name: '황보라',
      gender: 'female',
      birthDate: '1990-02-28',
    });
  });

  it('is undefined while there is an error', () => {
    expect(readNewMember(aNewMemberDraft({ gender: '' }), TODAY)).toBeUndefined();
  });

  it('is blank while nothing has been typed', () => {
    expect(isBlankDraft({ ...emptyNewMember, name: ' ' })).toBe(true);
    expect(isBlankDraft({ ...emptyNewMember, gender: 'none' })).toBe(false);
  });
});
