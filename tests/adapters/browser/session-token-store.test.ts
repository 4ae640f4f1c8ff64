import { beforeEach, describe, expect, it } from 'vitest';
import { makeSessionTokenStore } from '@/adapters/browser/session-token-store.ts';

beforeEach(() => sessionStorage.clear());

/** A storage that denies some operations, as browsers do. */
function storageThatDenies(...deeds: readonly ('getItem' | 'setItem' | 'clear')[]): Storage {
  return new Proxy(sessionStorage, {
    get: (storage, name) => {
      const deed = deeds.find((candidate) => candidate === name);
      if (deed !== undefined) {
        return () => {
          throw new DOMException('denied', deed === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        };
      }
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
}

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
    ['everything is denied', () => storageThatDenies('getItem', 'setItem', 'clear')],
    ['it is full', () => storageThatDenies('setItem')],
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
    const store = makeSessionTokenStore(() => storageThatDenies('setItem'));
    expect(store.read()).toBe('old');
    store.write('new');
    expect(store.read()).toBe('new');
  });
});
