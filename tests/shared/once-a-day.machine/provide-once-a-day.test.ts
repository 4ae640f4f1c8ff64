import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { settled } from '../../fakes/deferred.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { inTimeZone } from '../../support/time-zone.ts';

const SUNDAY_NIGHT = '2026-11-23T00:30:00Z';

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
});
