import { describe, expect, it } from 'vitest';
import { holdsHangul, missingParts, newPasswordErrors } from '@/auth/account.ts';

const ALL = ['length', 'lowercase', 'uppercase', 'digit', 'special'];
const SPECIAL = String.raw`!@#$%+-*/?,.^&()\|`;

describe('ACCT-02 the password rule', () => {
  it.each(['aB1!', 'Somang1976!', `aB1!${'x'.repeat(20)}`, '한글aB1!', 'a B 1 !'])('accepts %j', (password) => {
    expect(missingParts(password)).toEqual([]);
  });

  it.each(SPECIAL.split(''))('accepts %s as a special character', (character) => {
    expect(missingParts(`aB1${character}`)).toEqual([]);
  });

  it.each('_=~`\'":;<>[]{} é§'.split(''))('does not accept %s as one', (character) => {
    expect(missingParts(`aB1${character}`)).toEqual(['special']);
  });

  it.each([
    ['', ALL],
    ['aB1', ['length', 'special']],
    ['aB!x', ['digit']],
    ['ab1!', ['uppercase']],
    ['AB1!', ['lowercase']],
    ['aB1!'.repeat(6) + 'x', ['length']],
    ['ÀÉ1!é', ['lowercase', 'uppercase']],
    ['aB!٣', ['digit']],
  ])('misses in %j: %j', (password, missing) => {
    expect(missingParts(password)).toEqual(missing);
  });

  it('counts Hangul in the composed form, in which it is sent', () => {
    const sent = `aB1!${'한'.repeat(20)}`;
    expect(missingParts(sent.normalize('NFD'))).toEqual([]);
  });
});

describe('ACCT-03 the repetition of a password', () => {
  it('equals the password', () => {
    expect(newPasswordErrors({ password: 'aB1!', confirmation: 'aB1!' })).toEqual({});
    expect(newPasswordErrors({ password: 'aB1!', confirmation: 'aB1! ' })).toEqual({ confirmation: 'different' });
    expect(newPasswordErrors({ password: '', confirmation: '' })).toEqual({
      password: 'weak',
      confirmation: 'different',
    });
  });

  it('equals the password also when its Hangul is composed differently', () => {
    const password = 'aB1!한';
    expect(newPasswordErrors({ password, confirmation: password.normalize('NFD') })).toEqual({});
  });
});

describe('a keyboard that was left on Hangul', () => {
  it.each(['내ㅡ뭏', 'aB1!ㅏ', '한'.normalize('NFD')])('is detected in %j', (text) => {
    expect(holdsHangul(text)).toBe(true);
  });

  it.each(['', 'Somang1976!', 'éÀ', '望'])('is not detected in %j', (text) => {
    expect(holdsHangul(text)).toBe(false);
  });
});
