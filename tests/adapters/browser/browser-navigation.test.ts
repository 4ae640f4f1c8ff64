import { describe, expect, it } from 'vitest';
import { browserClock } from '@/adapters/browser/browser-clock.ts';
import { browserNavigation } from '@/adapters/browser/browser-navigation.ts';

describe('navigation', () => {
  it('goes to an address without a reload, and knows the present address', () => {
    const before = history.length;
    browserNavigation.goTo('/role/detail/1?tab=2');
    expect(browserNavigation.current()).toBe('/role/detail/1?tab=2');
    expect(history).toHaveLength(before + 1);
  });
});

describe('the device’s clock', () => {
  it('returns the present time', () => {
    const before = Date.now();
    expect(browserClock.now().getTime()).toBeGreaterThanOrEqual(before);
  });
});
