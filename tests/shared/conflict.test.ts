import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, differingFields, mergedDraft, sameChoiceForAll } from '@/shared/conflict.ts';
import { aMemberDraft } from '../builders/member.ts';

const MEMBER_FIELDS = ['name', 'email', 'gender', 'birthDate', 'duty'] as const;

describe('MEMB-05, EDIT-02 two users who change something at once', () => {
  const before = aMemberDraft();
  const mine = aMemberDraft({ name: '김민호', email: 'mine@example.org' });
  const theirs = aMemberDraft({ name: '김민식', gender: 'none' });

  it('differing fields are proposed as mine where I changed them, else as theirs', () => {
    const choices = choicesFor(MEMBER_FIELDS, { before, mine, theirs });
    expect(choices).toEqual({ name: 'mine', email: 'mine', gender: 'theirs' });
  });

  it('a field that both changed alike is not asked about', () => {
    const alike = aMemberDraft({ name: '김민식' });
    expect(choicesFor(MEMBER_FIELDS, { before, mine: alike, theirs: alike })).toEqual({});
  });

  it('each field is saved as it was chosen', () => {
    const choices = { name: 'theirs', email: 'mine', gender: 'theirs' } as const;
    expect(mergedDraft(MEMBER_FIELDS, { mine, theirs }, choices)).toEqual(
      aMemberDraft({ name: '김민식', email: 'mine@example.org', gender: 'none' }),
    );
  });

  it('one side can be chosen for all fields', () => {
    const choices = choicesFor(MEMBER_FIELDS, { before, mine, theirs });
    const all = (side: 'mine' | 'theirs') =>
      mergedDraft(MEMBER_FIELDS, { mine, theirs }, sameChoiceForAll(MEMBER_FIELDS, choices, side));
    expect(all('mine')).toEqual(mine);
    expect(all('theirs')).toEqual(theirs);
  });

  it('the proposal loses no change, except where both changed the same field', () => {
    const word = fc.constantFrom('', '가', '나');
    const draft = fc.record({ name: word, email: word, gender: word, birthDate: word, duty: word });
    fc.assert(
      fc.property(draft, draft, draft, (first, here, there) => {
        const versions = { before: first, mine: here, theirs: there };
        const settled = mergedDraft(MEMBER_FIELDS, versions, choicesFor(MEMBER_FIELDS, versions));
        const changed = differingFields(MEMBER_FIELDS, first, here);
        for (const field of MEMBER_FIELDS) {
          expect(settled[field]).toBe(changed.includes(field) ? here[field] : there[field]);
        }
      }),
    );
  });
});
