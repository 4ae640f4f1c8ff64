import { describe, expect, it } from 'vitest';
import { checkEmail, checkPassword, normalizeEmail } from '../../../../mock-server/church/rules/accounts.ts';

describe('the e-mail rule (ACCT-01)', () => {
  it.each(['minsu.kim@example.org', 'a-b_c.1@mail.example.com.py', 'A@B.KR'])('accepts %s', (email) => {
    expect(checkEmail(email).kind).toBe('done');
  });

  it.each([
    '',
    'minsu',
    'minsu@',
    '@example.org',
    'minsu@example',
    'minsu@example.o',
    'min su@example.org',
    'a@b..org',
  ])('refuses %j', (email) => {
    expect(checkEmail(email)).toMatchObject({ kind: 'refused', reason: 'invalid' });
  });

  it('knows an address in any letter case', () => {
    expect(normalizeEmail(' Minsu.Kim@Example.org ')).toBe('minsu.kim@example.org');
  });
});

describe('the password rule (ACCT-02)', () => {
  it.each(['aA1!', 'aA1\\', 'aA1|', 'aA1-', `aA1!${'x'.repeat(20)}`])('accepts %s', (password) => {
    expect(checkPassword(password).kind).toBe('done');
  });

  it.each([
    ['too short', 'aA!', 'PasswordLength'],
    ['too long', `aA1!${'x'.repeat(21)}`, 'PasswordLength'],
    ['no lowercase letter', 'AA1!', 'PasswordParts'],
    ['no uppercase letter', 'aa1!', 'PasswordParts'],
    ['no digit', 'aAx!', 'PasswordParts'],
    ['no special character of the list', 'aA1_', 'PasswordParts'],
  ])('refuses one with %s', (_, password, code) => {
    expect(checkPassword(password)).toMatchObject({ errors: { [code]: [expect.any(String)] } });
  });
});
