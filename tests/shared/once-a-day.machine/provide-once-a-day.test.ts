import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { aroundOwnMidnight, midnights } from '../../builders/midnight.ts';
import { settled } from '../../fakes/deferred.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { inTimeZone } from '../../support/time-zone.ts';

const SUNDAY_NIGHT = '2026-11-23T00:30:00Z';

const moments = [...midnights.map(({ zone, instant, day }) => [zone, instant, day] as const), ...aroundOwnMidnight];

describe('HOME-02 the day of a poster', () => {
  it.each([
    ['Asia/Seoul', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-22'],
  ])("is the visitor's own in %s, whatever day the church has", async (zone, day) => {
    const written: string[] = [];
    const flag = { read: () => undefined, write: (today: string) => void written.push(today) };
    const poster = createActor(provideOnceADay({ flag, clock: stillClock(new Date(SUNDAY_NIGHT)), obstacles: [] }));
    inTimeZone(zone, () => poster.start());
    await settled();
    inTimeZone(zone, () => poster.send({ type: 'dialog.closed' }));
    expect([poster.getSnapshot().context.today, ...written]).toEqual([day, day]);
  });

  it.each(moments)('in %s at %s is %s: due, kept, and over for that day alone (REL-23)', async (zone, instant, day) => {
    const visit = async (stored: string | undefined) => {
      const written: string[] = [];
      const flag = { read: () => stored, write: (today: string) => void written.push(today) };
      const poster = createActor(provideOnceADay({ flag, clock: stillClock(new Date(instant)), obstacles: [] }));
      inTimeZone(zone, () => poster.start());
      await settled();
      const isShown = poster.getSnapshot().hasTag('open');
      if (isShown) inTimeZone(zone, () => poster.send({ type: 'dialog.closed' }));
      return { isShown, written };
    };
    expect(await visit(undefined)).toEqual({ isShown: true, written: [day] });
    expect(await visit(day)).toEqual({ isShown: false, written: [] });
    const others = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-12-31', '2027-01-01', '2027-01-02'];
    const again = others.filter((each) => each !== day);
    expect(await Promise.all(again.map(visit))).toEqual(again.map(() => ({ isShown: true, written: [day] })));
  });
});
