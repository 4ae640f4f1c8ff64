import { describe, expect, it } from 'vitest';
import { registrationErrors } from '@/auth/account.ts';
import { anEntry } from '../../builders/registration.ts';

describe('ACCT-04 an entry is valid when all three fields are', () => {
  it('and then has no errors', () => {
    expect(registrationErrors(anEntry())).toEqual({});
  });

  it.each([
    [{ email: 'minsu@' }, { email: 'notAnEmail' }],
    [{ password: 'somang', confirmation: 'somang' }, { password: 'weak' }],
    [{ confirmation: 'Somang1976' }, { confirmation: 'different' }],
  ])('%j makes %j', (wrong, errors) => {
    expect(registrationErrors(anEntry(wrong))).toEqual(errors);
  });
});
