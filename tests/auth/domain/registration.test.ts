import { describe, expect, it } from 'vitest';
import { registrationProblems } from '@/auth/domain/registration.ts';
import { anEntry } from '../../builders/registration.ts';

describe('ACCT-04 an entry is valid when all three fields are', () => {
  it('and then has no problems', () => {
    expect(registrationProblems(anEntry())).toEqual({});
  });

  it.each([
    [{ email: 'minsu@' }, { email: 'notAnAddress' }],
    [{ password: 'somang', confirmation: 'somang' }, { password: 'weak' }],
    [{ confirmation: 'Somang1976' }, { confirmation: 'different' }],
  ])('%j makes %j', (wrong, problems) => {
    expect(registrationProblems(anEntry(wrong))).toEqual(problems);
  });
});
