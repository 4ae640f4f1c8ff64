import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionFromClaims } from '@/auth/session.ts';

const MICROSOFT = 'http://schemas.microsoft.com/ws/2008/06/identity/claims';
const XMLSOAP = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

const minsu = {
  userId: 'm-1',
  username: '김민수',
  userEmail: 'minsu@example.org',
  duty: '서리집사',
  roles: ['Admin', 'Editor'],
};

describe('AUTH-08 the session is read from the claims of the token', () => {
  it.each([
    {
      names: 'short names',
      claims: { sid: 'm-1', name: '김민수', email: 'minsu@example.org', Duty: '서리집사', role: ['Admin', 'Editor'] },
    },
    {
      names: 'the WS-* addresses that ASP.NET issues',
      claims: {
        [`${XMLSOAP}/sid`]: 'm-1',
        [`${XMLSOAP}/name`]: '김민수',
        [`${XMLSOAP}/emailaddress`]: 'minsu@example.org',
        Duty: '서리집사',
        [`${MICROSOFT}/role`]: ['Admin', 'Editor'],
      },
    },
    {
      names: 'the other WS-* family',
      claims: {
        [`${MICROSOFT}/sid`]: 'm-1',
        [`${MICROSOFT}/name`]: '김민수',
        [`${MICROSOFT}/emailaddress`]: 'minsu@example.org',
        duty: '서리집사',
        [`${XMLSOAP}/role`]: ['Admin', 'Editor'],
      },
    },
    {
      names: 'further names that issuers use',
      claims: {
        [`${MICROSOFT}/primarysid`]: 'm-1',
        unique_name: '김민수',
        emailaddress: 'minsu@example.org',
        duty: '서리집사',
        roles: ['Admin', 'Editor'],
      },
    },
  ])('under $names', ({ claims }) => {
    expect(sessionFromClaims(claims)).toEqual(minsu);
  });

  it.each([
    ['a single role as text', 'Editor', ['Editor']],
    ['no role', undefined, []],
    ['null', null, []],
    ['a list with strangers in it', ['Editor', 7, null], ['Editor']],
    ['something else', { Admin: true }, []],
  ])('with roles given as %s', (_, role, expected) => {
    expect(sessionFromClaims({ sid: '1', email: 'a@b.kr', role })?.roles).toEqual(expected);
  });

  it('a number is an id too', () => {
    expect(sessionFromClaims({ sid: 7, email: 'a@b.kr' })?.userId).toBe('7');
  });

  it('the name falls back to the e-mail, and the duty to none', () => {
    expect(sessionFromClaims({ sid: '1', email: 'a@b.kr' })).toMatchObject({ username: 'a@b.kr', duty: '' });
  });

  it('an empty short name gives way to nothing else: null does', () => {
    expect(sessionFromClaims({ sid: null, [`${XMLSOAP}/sid`]: '1', email: 'a@b.kr' })?.userId).toBe('1');
  });
});

describe('REL-06 claims without a user are no session', () => {
  it.each([
    [{}],
    [{ sid: '1' }],
    [{ email: 'a@b.kr' }],
    [{ sid: '', email: 'a@b.kr' }],
    [{ sid: '1', email: '' }],
    [{ sid: ['1'], email: 'a@b.kr' }],
    [{ sid: '1', email: { address: 'a@b.kr' } }],
  ])('%j', (claims) => {
    expect(sessionFromClaims(claims)).toBeUndefined();
  });

  it('any claims can be read without an exception', () => {
    const name = fc.oneof(fc.constantFrom('sid', 'email', 'name', 'Duty', 'role', `${MICROSOFT}/role`), fc.string());
    fc.assert(
      fc.property(fc.dictionary(name, fc.jsonValue()), (claims) => {
        const session = sessionFromClaims(claims);
        if (session === undefined) return;
        expect(session.userId).not.toBe('');
        expect(session.userEmail).not.toBe('');
        expect(session.roles.every((role) => typeof role === 'string')).toBe(true);
      }),
    );
  });
});
