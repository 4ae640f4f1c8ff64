import { describe, expect, it } from 'vitest';
import { browserClock } from '@/adapters/browser/browser-clock.ts';
import { browserNavigation } from '@/adapters/browser/browser-navigation.ts';

describe('moving through the site', () => {
  it('goes to an address without loading the page anew, and knows where it is', () => {
    const before = history.length;
    browserNavigation.goTo('/role/detail/1?tab=2');
    expect(browserNavigation.current()).toBe('/role/detail/1?tab=2');
    expect(history).toHaveLength(before + 1);
  });
});

describe('the device’s clock', () => {
  it('tells the time of now', () => {
    const before = Date.now();
    expect(browserClock.now().getTime()).toBeGreaterThanOrEqual(before);
  });
});
