import { beforeEach, describe, expect, it } from 'vitest';
import { makeSessionTokenStore } from '@/adapters/browser/session.ts';
import { denyingStorage } from '../../../fakes/denying-storage.ts';

beforeEach(() => sessionStorage.clear());

describe('AUTH-09 the token of this tab', () => {
  it('is kept in session storage under both names', () => {
    makeSessionTokenStore().write('token-1');
    expect(sessionStorage.getItem('jwtToken')).toBe('token-1');
    expect(sessionStorage.getItem('AccessToken')).toBe('token-1');
  });

  it.each(['jwtToken', 'AccessToken'])('is read under %s after a reload', (key) => {
    sessionStorage.setItem(key, 'token-1');
    expect(makeSessionTokenStore().read()).toBe('token-1');
  });

  it('is undefined at first, and an empty text counts as none', () => {
    expect(makeSessionTokenStore().read()).toBeUndefined();
    sessionStorage.setItem('jwtToken', '');
    expect(makeSessionTokenStore().read()).toBeUndefined();
    sessionStorage.setItem('AccessToken', 'token-1');
    expect(makeSessionTokenStore().read()).toBe('token-1');
  });

  it('AUTH-11 clearing empties session storage', () => {
    const store = makeSessionTokenStore();
    store.write('token-1');
    sessionStorage.setItem('other', 'x');
    store.clear();
    expect(sessionStorage).toHaveLength(0);
    expect(store.read()).toBeUndefined();
  });
});

describe('REL-07 where storage is denied or full', () => {
  it.each([
    [
      'there is none',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['everything is denied', () => denyingStorage(sessionStorage, 'getItem', 'setItem', 'clear')],
    ['it is full', () => denyingStorage(sessionStorage, 'setItem')],
  ])('the token is kept in memory: %s', (_, open: () => Storage) => {
    const store = makeSessionTokenStore(open);
    expect(store.read()).toBeUndefined();
    store.write('token-1');
    expect(store.read()).toBe('token-1');
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it('an old token that cannot be overwritten does not come back', () => {
    sessionStorage.setItem('jwtToken', 'old');
    const store = makeSessionTokenStore(() => denyingStorage(sessionStorage, 'setItem'));
    expect(store.read()).toBe('old');
    store.write('new');
    expect(store.read()).toBe('new');
  });
});
