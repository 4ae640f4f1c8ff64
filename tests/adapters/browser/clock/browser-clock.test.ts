import { describe, expect, it } from 'vitest';
import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { midnights } from '../../../builders/midnight.ts';
import { inTimeZone } from '../../../support/time-zone.ts';

const ASUNCION = { name: 'America/Asuncion', offset: -180 };

describe('the browser’s clock', () => {
  it('tells the present time of the device', () => {
    const before = Date.now();
    expect(makeBrowserClock(ASUNCION).now().getTime()).toBeGreaterThanOrEqual(before);
  });

  it('tells the day of its zone at the time that it is given', () => {
    const clock = makeBrowserClock(ASUNCION, () => new Date('2026-11-19T02:30:00Z'));
    expect(clock.today()).toBe('2026-11-18');
  });

  it.each(midnights)(
    'tells the church’s day at $time of Asunción on a device in $zone',
    ({ zone, instant, church }) => {
      const clock = makeBrowserClock(ASUNCION, () => new Date(instant));
      expect(inTimeZone(zone, () => clock.today())).toBe(church);
    },
  );
});
