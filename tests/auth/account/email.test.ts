import { describe, expect, it } from 'vitest';
import { emailChangeErrors, isEmail, mayBeEmail, recipientErrors } from '@/auth/account.ts';
import { meantEmail } from '@/shared/email.ts';

describe('ACCT-01 the rule for e-mail addresses', () => {
  it.each([
    'minsu@example.org',
    'Minsu.KIM@Example.ORG',
    'min_su-1.kim@mail.example.com.py',
    'a@b.kr',
    '  minsu@example.org ',
    'ｍｉｎｓｕ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    '\u200Bminsu@example.org\uFEFF',
  ])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'minsu',
    'minsu@',
    '@example.org',
    'minsu@example',
    'minsu@example.o',
    'minsu@example.o1',
    'minsu@.org',
    'minsu@example..org',
    'minsu+church@example.org',
    'min su@example.org',
    'minsu@example.org, a@b.kr',
    'minsu@@example.org',
    '민수@example.org',
    'minsu@example.한국',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is checked quickly, however long the text is', () => {
    expect(isEmail(`${'a-.'.repeat(20_000)}@${'a-'.repeat(20_000)}`)).toBe(false);
  });
});

describe('an address as it was meant', () => {
  it.each([
    ['ｍｉｎｓｕ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'minsu@example.org'],
    ['\u3000minsu@example.org\u200B', 'minsu@example.org'],
    ['min\u00ADsu@example.org', 'minsu@example.org'],
    ['min su@example.org', 'min su@example.org'],
    ['민수@example.한국'.normalize('NFD'), '민수@example.한국'],
  ])('of %j is %j', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });
});

describe('ACCT-09, ACCT-10 the address of an existing account', () => {
  it.each(['minsu+church@example.org', '민수@example.한국', 'a@b', ' minsu@example.org '])('may be %j', (text) => {
    expect(mayBeEmail(text)).toBe(true);
    expect(recipientErrors({ email: text })).toEqual({});
  });

  it.each(['', ' ', 'minsu', 'minsu@', '@example.org', 'min su@example.org', 'a@b@c'])('is not %j', (text) => {
    expect(mayBeEmail(text)).toBe(false);
    expect(recipientErrors({ email: text })).toEqual({ email: 'notAnEmail' });
  });
});

describe('ACCT-13 a new address', () => {
  it('must keep the rule for new addresses', () => {
    expect(emailChangeErrors({ newEmail: 'minsu@example.org' })).toEqual({});
    expect(emailChangeErrors({ newEmail: 'minsu+church@example.org' })).toEqual({ newEmail: 'notAnEmail' });
  });
});
