import { describe, expect, it } from 'vitest';
import { credentialProblems } from '@/auth/domain/credentials.ts';

describe('AUTH-03 e-mail and password are required', () => {
  it.each([
    [{ email: 'minsu@example.org', password: 'x' }, {}],
    [{ email: '', password: 'x' }, { email: 'emailMissing' }],
    [{ email: ' \t', password: 'x' }, { email: 'emailMissing' }],
    [{ email: 'minsu', password: '' }, { password: 'passwordMissing' }],
    [
      { email: '', password: '' },
      { email: 'emailMissing', password: 'passwordMissing' },
    ],
  ])('%j', (credentials, problems) => {
    expect(credentialProblems(credentials)).toEqual(problems);
  });

  it('a password of blanks is a password', () => {
    expect(credentialProblems({ email: 'minsu@example.org', password: '  ' })).toEqual({});
  });
});
