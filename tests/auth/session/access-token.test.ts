import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshToken, hasExpired, storedToken } from '@/auth/session.ts';
import { anAccessToken, claimsOf, MINUTE, NOON, seconds } from '../../builders/access-token.ts';

const noon = NOON.getTime();
const HOUR = 60 * MINUTE;

describe('AUTH-10 a token from storage expires at the time in its claims', () => {
  it('in milliseconds', () => {
    expect(storedToken('raw', claimsOf())).toMatchObject({ raw: 'raw', expiresAt: noon + 15 * MINUTE });
  });

  it.each([undefined, null, 'tomorrow', Number.NaN, Number.POSITIVE_INFINITY])(
    'an expiry of %s counts as none',
    (exp) => {
      const token = storedToken('raw', claimsOf({ exp }));
      expect(token?.expiresAt).toBeUndefined();
      expect(token && hasExpired(token, Number.MAX_SAFE_INTEGER)).toBe(false);
    },
  );

  it('claims without a user are no token', () => {
    expect(storedToken('raw', { exp: seconds(NOON) })).toBeUndefined();
    expect(freshToken('raw', { exp: seconds(NOON) }, noon)).toBeUndefined();
  });
});

describe('AUTH-14 a token that has just arrived lives for its lifetime, whatever the device’s clock says', () => {
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

  it('without an issue time it expires at the time in its claims', () => {
    const token = freshToken('raw', claimsOf({ iat: undefined }), noon - HOUR);
    expect(token?.expiresAt).toBe(noon + 15 * MINUTE);
  });

  it('without an expiry it never expires', () => {
    expect(freshToken('raw', claimsOf({ exp: undefined }), noon)?.expiresAt).toBeUndefined();
  });

  it('lives as long as the issuer intended, for every lifetime', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: -1e12, max: 1e12 }), (lifetime, error) => {
        const claims = claimsOf({ exp: seconds(NOON) + lifetime });
        expect(freshToken('raw', claims, noon + error)?.expiresAt).toBe(noon + error + lifetime * 1000);
      }),
    );
  });
});

describe('whether a token has expired', () => {
  const token = anAccessToken('raw', { expiresAt: noon });
  it.each([
    [noon - 1, false],
    [noon, true],
    [noon + 1, true],
  ])('at %i: %s', (now, expected) => {
    expect(hasExpired(token, now)).toBe(expected);
  });
});
