import { describe, expect, it, vi } from 'vitest';
import { watchShell } from '@/core.tsx';
import { aRawToken } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';

describe('SHELL-02 the user in the bars', () => {
  it('is the signed-in user’s e-mail, and again a visitor after logout', async () => {
    const { session } = await coreOf({ kept: aRawToken() });
    const watch = watchShell(session);
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
    const watch = watchShell(session);
    await settled();
    expect(watch.read().manages).toBe(manages);
  });

  it('is reported when it changes, and is the same object otherwise', async () => {
    const { session } = await coreOf({ kept: aRawToken() });
    const watch = watchShell(session);
    await settled();
    const listener = vi.fn();
    const stop = watch.subscribe(listener);
    const before = watch.read();
    expect(watch.read()).toBe(before);
    session.send({ type: 'signOut.asked' });
    expect(listener).toHaveBeenCalled();
    expect(watch.read()).toEqual({ email: undefined, manages: false });
    stop();
    listener.mockClear();
    session.stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
