import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPathUnder, normalisePath, returnAddress } from '@/shared/addresses.ts';

const SITE = 'https://church.example.org';

describe('REL-11 a return address outside the site is ignored', () => {
  it.each([
    '',
    'home',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/account/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example/account/profile',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,evil',
    '@evil.example',
    '//user@evil.example',
    '//[',
  ])('%j', (address) => {
    expect(returnAddress(address)).toBeUndefined();
  });

  it.each([
    ['/account/profile', '/account/profile'],
    ['/confirmEmail?code=a%2Bb&next=//x', '/confirmEmail?code=a%2Bb&next=//x'],
    ['/role/detail/role-admin#users', '/role/detail/role-admin'],
    ['/소식', '/%EC%86%8C%EC%8B%9D'],
    ['/', '/'],
  ])('keeps %j, which is inside', (address, expected) => {
    expect(returnAddress(address)).toBe(expected);
  });

  it('never leads off the site, for any text', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '//', 'evil.example', ':', '@', '?', '#', '\t', '%2f', 'home');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (address) => {
          const safe = returnAddress(address) ?? '/';
          expect(safe.startsWith('/')).toBe(true);
          expect(new URL(safe, SITE).origin).toBe(SITE);
        },
      ),
    );
  });
});

describe('ROUTE-04 paths are compared without letter case and trailing slash', () => {
  it.each([
    ['/People/RetiredDeacons/', '/people/retireddeacons'],
    ['/people//', '/people'],
    ['/role/detail/1?tab=2', '/role/detail/1'],
    ['/intro#top', '/intro'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['?page=1', '/'],
  ])('%j is normalised to %j', (path, expected) => {
    expect(normalisePath(path)).toBe(expected);
  });

  it('is the same when it is normalised twice', () => {
    fc.assert(fc.property(fc.webPath(), (path) => normalisePath(normalisePath(path)) === normalisePath(path)));
  });
});

describe('SHELL-07 a path is under another by whole segments', () => {
  it.each([
    ['/member/manageMembers', '/member', true],
    ['/Member/', '/member', true],
    ['/member?x=1', '/member', true],
    ['/members', '/member', false],
    ['/memberships/member', '/member', false],
    ['/', '/member', false],
    ['/member', '/', true],
    ['/', '/', true],
  ])('%j under %j: %s', (path, prefix, expected) => {
    expect(isPathUnder(path, prefix)).toBe(expected);
  });
});
