import { describe, expect, it, vi } from 'vitest';
import { watchShell } from '@/core.tsx';
import { aRawToken } from '../builders/access-token.ts';
import { midnights } from '../builders/midnight.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { stillClock } from '../fakes/still-clock.ts';
import { inTimeZone } from '../support/time-zone.ts';

describe('SHELL-02 the user in the bars', () => {
  it('is the signed-in user’s e-mail, and again a visitor after logout', async () => {
    const { session } = await coreOf({ kept: aRawToken() });
    const watch = watchShell(session, stillClock());
    await settled();
    expect(watch.read().email).toContain('@');
    session.send({ type: 'signOut.asked' });
    expect(watch.read().email).toBeUndefined();
  });

  it.each([
    ['Admin', true],
    ['Editor', false],
  ])('says of an %s whether they manage: %s', async (role, manages) => {
    const { session } = await coreOf({ kept: aRawToken({ role }) });
    const watch = watchShell(session, stillClock());
    await settled();
    expect(watch.read().manages).toBe(manages);
  });

  it('is reported when it changes, and is the same object otherwise', async () => {
    const { session } = await coreOf({ kept: aRawToken() });
    const watch = watchShell(session, stillClock());
    await settled();
    const listener = vi.fn();
    const stop = watch.subscribe(listener);
    const before = watch.read();
    expect(watch.read()).toBe(before);
    session.send({ type: 'signOut.asked' });
    expect(listener).toHaveBeenCalled();
    expect(watch.read()).toEqual({ email: undefined, manages: false, year: '2026' });
    stop();
    listener.mockClear();
    session.stop();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('SHELL-08 the year in the footer', () => {
  it.each(midnights)('is the church’s at $time of Asunción on a device in $zone', async ({ zone, instant, church }) => {
    const { session } = await coreOf();
    const watch = watchShell(session, stillClock(new Date(instant)));
    expect(inTimeZone(zone, watch.read).year).toBe(church.slice(0, 4));
  });

  it('changes with the year under an open page', async () => {
    const { session } = await coreOf();
    const clock = stillClock(new Date('2027-01-01T02:59:00Z'));
    const watch = watchShell(session, clock);
    const before = watch.read();
    clock.advance(60_000);
    expect([before.year, watch.read().year]).toEqual(['2026', '2027']);
  });
});
