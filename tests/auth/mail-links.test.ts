import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationLink, resetLink } from '@/auth/mail-links.ts';

describe('ACCT-08 the link of a confirmation', () => {
  it('names the user and the code', () => {
    expect(confirmationLink('/confirmEmail?userId=7&code=abc')).toEqual({ userId: '7', code: 'abc' });
    expect(confirmationLink('/confirmEmail?x=1&code=abc&userId=7&code=other#top')).toEqual({
      userId: '7',
      code: 'abc',
    });
  });

  it('may spell the parameters as the call does', () => {
    expect(confirmationLink('/confirmEmail?UserId=7&Code=abc')).toEqual({ userId: '7', code: 'abc' });
  });

  it.each([
    '/confirmEmail',
    '/confirmEmail?',
    '/confirmEmail?userId=7',
    '/confirmEmail?code=abc',
    '/confirmEmail?userId=7&code=',
    '/confirmEmail?userId&code',
    '/confirmEmail#?userId=7&code=abc',
    'userId=7&code=abc',
  ])('%s is invalid', (address) => {
    expect(confirmationLink(address)).toBeUndefined();
  });
});

describe('REL-12 a code is decoded byte for byte', () => {
  it.each([
    ['a+b', 'a+b'],
    ['a%2Bb', 'a+b'],
    ['a%252Bb', 'a%2Bb'],
    ['a%20b', 'a b'],
    ['a/b==', 'a/b=='],
    ['a%2Fb%3D%3D', 'a/b=='],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%ED%95%9C', '한'],
  ])('%s is %j', (written, code) => {
    expect(confirmationLink(`/confirmEmail?userId=7&code=${written}`)?.code).toBe(code);
    expect(resetLink(`/resetPassword?code=${written}&email=a%40b.kr`)).toEqual({ code, email: 'a@b.kr' });
  });

  it('for any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.emailAddress(), (code, email) => {
        const address = `/resetPassword?code=${encodeURIComponent(code)}&email=${encodeURIComponent(email)}`;
        expect(resetLink(address)).toEqual({ code, email });
      }),
    );
  });
});

describe('ACCT-11 the link of a reset', () => {
  it.each([
    '/resetPassword',
    '/resetPassword?code=abc',
    '/resetPassword?email=a%40b.kr',
    '/resetPassword?code=&email=a',
  ])('%s is invalid', (address) => {
    expect(resetLink(address)).toBeUndefined();
  });
});
