import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, mergedDraft, sameChoiceForAll } from '@/admin/domain/member-conflict.ts';
import { changedFields, MEMBER_FIELDS } from '@/admin/domain/member-draft.ts';
import { aMemberDraft } from '../../builders/member.ts';

describe('MEMB-05 two users who change a member at once', () => {
  const before = aMemberDraft();
  const mine = aMemberDraft({ name: '김민호', email: 'mine@example.org' });
  const theirs = aMemberDraft({ name: '김민식', gender: 'none' });

  it('differing fields are proposed as mine where I changed them, else as theirs', () => {
    expect(choicesFor(before, mine, theirs)).toEqual({ name: 'mine', email: 'mine', gender: 'theirs' });
  });

  it('a field that both changed alike is not asked about', () => {
    expect(choicesFor(before, aMemberDraft({ name: '김민식' }), aMemberDraft({ name: '김민식' }))).toEqual({});
  });

  it('each field is saved as it was chosen', () => {
    const choices = { name: 'theirs', email: 'mine', gender: 'theirs' } as const;
    expect(mergedDraft(mine, theirs, choices)).toEqual(
      aMemberDraft({ name: '김민식', email: 'mine@example.org', gender: 'none' }),
    );
  });

  it('one side can be chosen for all fields', () => {
    const choices = choicesFor(before, mine, theirs);
    expect(mergedDraft(mine, theirs, sameChoiceForAll(choices, 'mine'))).toEqual(mine);
    expect(mergedDraft(mine, theirs, sameChoiceForAll(choices, 'theirs'))).toEqual(theirs);
  });

  it('the proposal loses no change, except where both changed the same field', () => {
    const word = fc.constantFrom('', '가', '나');
    const draft = fc.record({ name: word, email: word, gender: word, birthDate: word, duty: word });
    fc.assert(
      fc.property(draft, draft, draft, (first, here, there) => {
        const settled = mergedDraft(here, there, choicesFor(first, here, there));
        for (const field of MEMBER_FIELDS) {
          const expected = changedFields(first, here).includes(field) ? here[field] : there[field];
          expect(settled[field]).toBe(expected);
        }
      }),
    );
  });
});
