import { describe, expect, it } from 'vitest';
import { credentialErrors } from '@/auth/login.ts';

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
  ])('%j', (credentials, errors) => {
    expect(credentialErrors(credentials)).toEqual(errors);
  });

  it('a password of spaces is a password', () => {
    expect(credentialErrors({ email: 'minsu@example.org', password: '  ' })).toEqual({});
  });
});
