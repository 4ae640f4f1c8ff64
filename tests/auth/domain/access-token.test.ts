import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshToken, hasExpired, keptToken } from '@/auth/domain/access-token.ts';
import { anAccessToken, claimsOf, MINUTE, NOON, seconds } from '../../builders/access-token.ts';

const noon = NOON.getTime();
const HOUR = 60 * MINUTE;

describe('AUTH-10 a token out of storage ends at its issuer’s time', () => {
  it('in milliseconds', () => {
    expect(keptToken('raw', claimsOf())).toMatchObject({ raw: 'raw', expiresAt: noon + 15 * MINUTE });
  });

  it.each([undefined, null, 'tomorrow', Number.NaN, Number.POSITIVE_INFINITY])('an end of %s is none', (exp) => {
    const token = keptToken('raw', claimsOf({ exp }));
    expect(token?.expiresAt).toBeUndefined();
    expect(token && hasExpired(token, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('names no user, is no token', () => {
    expect(keptToken('raw', { exp: seconds(NOON) })).toBeUndefined();
    expect(freshToken('raw', { exp: seconds(NOON) }, noon)).toBeUndefined();
  });
});

describe('AUTH-14 a token that has just arrived holds for its lifetime, whatever the device’s clock says', () => {
  it.each([
    ['right', 0],
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['years off', -20 * 365 * 24 * HOUR],
  ])('the clock is %s', (_, error) => {
    const receivedAt = noon + error;
    const token = freshToken('raw', claimsOf(), receivedAt);
    expect(token?.expiresAt).toBe(receivedAt + 15 * MINUTE);
  });

  it('without a time of issue only the issuer’s end is known', () => {
    const token = freshToken('raw', claimsOf({ iat: undefined }), noon - HOUR);
    expect(token?.expiresAt).toBe(noon + 15 * MINUTE);
  });

  it('without an end it never ends', () => {
    expect(freshToken('raw', claimsOf({ exp: undefined }), noon)?.expiresAt).toBeUndefined();
  });

  it('lives as long as the issuer meant, for every lifetime', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: -1e12, max: 1e12 }), (lifetime, error) => {
        const claims = claimsOf({ exp: seconds(NOON) + lifetime });
        expect(freshToken('raw', claims, noon + error)?.expiresAt).toBe(noon + error + lifetime * 1000);
      }),
    );
  });
});

describe('a token has expired', () => {
  const token = anAccessToken('raw', { expiresAt: noon });
  it.each([
    [noon - 1, false],
    [noon, true],
    [noon + 1, true],
  ])('at %i: %s', (now, expected) => {
    expect(hasExpired(token, now)).toBe(expected);
  });
});
