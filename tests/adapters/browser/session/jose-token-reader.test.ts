import { describe, expect, it } from 'vitest';
import { joseTokenReader } from '@/adapters/browser/session.ts';
import { sessionFromClaims } from '@/auth/session.ts';
import { issueAccessToken } from '../../../../mock-server/church/rules/sessions.ts';
import { aRawToken, claimsOf, NOON } from '../../../builders/access-token.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('AUTH-08 the claims of a token', () => {
  it('are read without its signature', () => {
    expect(joseTokenReader.claims(aRawToken({ role: ['Editor'] }))).toEqual(claimsOf({ role: ['Editor'] }));
  });

  it('of the server’s own token name the session, Hangul included', async () => {
    const subject = { accountId: 'm-1', name: '김민수', email: 'minsu@example.org', duty: '장로', roles: ['Admin'] };
    const claims = joseTokenReader.claims(await issueAccessToken(subject, NOON));
    expect(sessionFromClaims(claims ?? {})).toEqual({
      userId: 'm-1',
      username: '김민수',
      userEmail: 'minsu@example.org',
      duty: '장로',
      roles: ['Admin'],
    });
  });
});

describe('REL-06 a text that is not a token has no claims', () => {
  it.each([
    '',
    'garbage',
    'a.b',
    'a.b.c',
    '..',
    `${part({ alg: 'HS256' })}.${part(7)}.x`,
    `${part({ alg: 'HS256' })}.${part(['sid'])}.x`,
    `${part({ alg: 'HS256' })}.${part(null)}.x`,
    'null',
    '{"sid":"1"}',
    'x'.repeat(100_000),
  ])('%#', (token) => {
    expect(joseTokenReader.claims(token)).toBeUndefined();
  });
});
