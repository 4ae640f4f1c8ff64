import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, everyChoice, settledDraft } from '@/admin/domain/member-conflict.ts';
import { changedFields, MEMBER_FIELDS } from '@/admin/domain/member-draft.ts';
import { aMemberDraft } from '../../builders/member.ts';

describe('MEMB-05 two who change a member at once', () => {
  const before = aMemberDraft();
  const mine = aMemberDraft({ name: '김민호', email: 'mine@example.org' });
  const theirs = aMemberDraft({ name: '김민식', gender: 'none' });

  it('the fields that differ are proposed as mine where I changed them, else as theirs', () => {
    expect(choicesFor(before, mine, theirs)).toEqual({ name: 'mine', email: 'mine', gender: 'theirs' });
  });

  it('what both changed alike is no question', () => {
    expect(choicesFor(before, aMemberDraft({ name: '김민식' }), aMemberDraft({ name: '김민식' }))).toEqual({});
  });

  it('each field is kept as it was chosen', () => {
    const choices = { name: 'theirs', email: 'mine', gender: 'theirs' } as const;
    expect(settledDraft(mine, theirs, choices)).toEqual(
      aMemberDraft({ name: '김민식', email: 'mine@example.org', gender: 'none' }),
    );
  });

  it('one side can be kept as a whole', () => {
    const choices = choicesFor(before, mine, theirs);
    expect(settledDraft(mine, theirs, everyChoice(choices, 'mine'))).toEqual(mine);
    expect(settledDraft(mine, theirs, everyChoice(choices, 'theirs'))).toEqual(theirs);
  });

  it('nothing that somebody changed is lost by the proposal, unless both changed it', () => {
    const word = fc.constantFrom('', '가', '나');
    const draft = fc.record({ name: word, email: word, gender: word, birthDate: word, duty: word });
    fc.assert(
      fc.property(draft, draft, draft, (first, here, there) => {
        const settled = settledDraft(here, there, choicesFor(first, here, there));
        for (const field of MEMBER_FIELDS) {
          const expected = changedFields(first, here).includes(field) ? here[field] : there[field];
          expect(settled[field]).toBe(expected);
        }
      }),
    );
  });
});
