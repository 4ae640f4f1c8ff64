import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  draftOf,
  memberDraftErrors,
  placesWith,
  placeText,
  readPlaceText,
  withDraft,
} from '@/admin/members/member-forms.ts';
import type { Member } from '@/admin/members/members.ts';
import { aMember, aMemberDraft } from '../../../builders/member.ts';

const rules = { today: '2026-11-20', isEmail: (text: string) => /^\S+@\S+\.\S+$/.test(text) } as const;
const nothingKnown = { email: '', gender: undefined, birthDate: undefined, duty: undefined } as const;

describe('MEMB-05 the errors of an edited member', () => {
  const before = aMemberDraft({ email: 'no address', birthDate: '1899-01-01' });

  it('are none while nothing is changed', () => {
    expect(memberDraftErrors(before, before, rules)).toEqual({});
  });

  it('include a missing name', () => {
    expect(memberDraftErrors({ ...before, name: ' ' }, before, rules)).toEqual({ name: 'missing' });
  });

  it.each([
    ['', undefined],
    ['new@example.org', undefined],
    [' new@example.org ', undefined],
    ['new', 'notAnEmail'],
  ])('an e-mail %j: %s', (email, error) => {
    expect(memberDraftErrors({ ...before, email }, before, rules).email).toBe(error);
  });

  it.each([
    ['', undefined],
    ['1950-06-25', undefined],
    ['2026-11-21', 'inFuture'],
    ['1899-12-31', 'tooEarly'],
  ])('a date of birth %j: %s', (birthDate, error) => {
    expect(memberDraftErrors({ ...before, birthDate }, before, rules).birthDate).toBe(error);
  });
});

describe('MEMB-05 the member that is saved', () => {
  it('has the typed values, with zone and family unchanged', () => {
    const draft = aMemberDraft({ name: ' 김민호 ', email: '', gender: 'none', birthDate: '', duty: '' });
    expect(withDraft(aMember(), draft)).toEqual(
      aMember({ name: '김민호', email: '', gender: 'none', birthDate: undefined, duty: undefined }),
    );
  });

  it('is unchanged when nothing was typed', () => {
    const place = fc.option(
      fc.record({ name: fc.string({ minLength: 1 }), id: fc.oneof(fc.nat(), fc.string(), fc.constant(undefined)) }),
      { nil: undefined },
    );
    const member = fc.record({
      gender: fc.option(fc.constantFrom('male' as const, 'female', 'none'), { nil: undefined }),
      birthDate: fc.constantFrom<Member['birthDate']>('1980-05-30', undefined),
      duty: place,
    });
    fc.assert(
      fc.property(member, (known) => {
        const whole = aMember(known);
        expect(withDraft(whole, draftOf(whole))).toEqual(whole);
        expect(changedFields(draftOf(whole), draftOf(withDraft(whole, draftOf(whole))))).toEqual([]);
      }),
    );
  });

  it('ignores leading and trailing spaces', () => {
    expect(changedFields(aMemberDraft(), aMemberDraft({ name: ' 김민수 ' }))).toEqual([]);
    expect(changedFields(aMemberDraft(), aMemberDraft({ name: '김민호', duty: '' }))).toEqual(['name', 'duty']);
  });

  it('is an empty draft when nothing is known of the member', () => {
    expect(draftOf(aMember(nothingKnown))).toEqual({ name: '김민수', email: '', gender: '', birthDate: '', duty: '' });
  });
});

describe('the duties to choose from', () => {
  const elder = { id: 4, name: '장로' };

  it('include the present one as it was read', () => {
    expect(placesWith(undefined, [elder])).toEqual([elder]);
    expect(placesWith({ id: '4', name: '시무장로' }, [elder])).toEqual([{ id: '4', name: '시무장로' }]);
    expect(placesWith({ id: undefined, name: '장로' }, [elder])).toEqual([{ id: undefined, name: '장로' }]);
    expect(placesWith({ id: 9, name: '은퇴권사' }, [elder])).toEqual([{ id: 9, name: '은퇴권사' }, elder]);
  });

  it.each(['', '"장로"', '[4]', '[]', 'null'])('have no place for the value %j', (text) => {
    expect(readPlaceText(text)).toBeUndefined();
  });

  it('keep the type of an id, number or text', () => {
    expect(readPlaceText(placeText({ id: '4', name: '장로' }))).toEqual({ id: '4', name: '장로' });
    expect(readPlaceText(placeText(elder))).toEqual(elder);
  });
});
