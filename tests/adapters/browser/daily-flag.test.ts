import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalDailyFlag } from '@/adapters/browser/daily-flag.ts';
import { denyingStorage } from '../../fakes/denying-storage.ts';

const KEY = 'mainPageModal';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('HOME-02 the stored day', () => {
  beforeEach(() => localStorage.clear());

  it('is in local storage under its key', () => {
    const flag = makeLocalDailyFlag();
    expect(flag.read()).toBeUndefined();
    flag.write('2026-11-20');
    expect(localStorage.getItem(KEY)).toBe('2026-11-20');
    expect(localStorage).toHaveLength(1);
    expect(makeLocalDailyFlag().read()).toBe('2026-11-20');
  });

  it('is returned as it is, valid or not', () => {
    localStorage.setItem(KEY, '{"broken');
    expect(makeLocalDailyFlag().read()).toBe('{"broken');
  });

  it('REL-07 is kept in memory where storage is denied', () => {
    const flag = makeLocalDailyFlag(denied);
    expect(flag.read()).toBeUndefined();
    flag.write('2026-11-20');
    expect(flag.read()).toBe('2026-11-20');
  });

  it('REL-07 is kept in memory where storage is full', () => {
    localStorage.setItem(KEY, '2026-11-19');
    const flag = makeLocalDailyFlag(() => denyingStorage(localStorage, 'setItem'));
    flag.write('2026-11-20');
    expect(flag.read()).toBe('2026-11-20');
  });
});
