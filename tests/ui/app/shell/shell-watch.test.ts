import { describe, expect, it, vi } from 'vitest';
import { DRAWER } from '@/composition/tokens.ts';
import { watchShell } from '@/ui/app/shell/shell-watch.ts';
import { aRawToken } from '../../../builders/access-token.ts';
import { coreOf } from '../../../fakes/core.ts';
import { settled } from '../../../fakes/deferred.ts';

describe('SHELL-02 what the bars show', () => {
  it('is the e-mail of who is signed in, and again a visitor after logout', async () => {
    const { session, container } = await coreOf({ kept: aRawToken() });
    const watch = watchShell(session, container.get(DRAWER));
    await settled();
    expect(watch.read().email).toContain('@');
    session.send({ type: 'session.signOutAsked' });
    expect(watch.read().email).toBeUndefined();
  });

  it.each([
    ['Admin', true],
    ['Editor', false],
  ])('says of an %s whether they manage: %s', async (role, manages) => {
    const { session, container } = await coreOf({ kept: aRawToken({ role }) });
    const watch = watchShell(session, container.get(DRAWER));
    await settled();
    expect(watch.read().manages).toBe(manages);
  });

  it('is told when it changes, and stays the same object when it does not', async () => {
    const { session, container } = await coreOf();
    const drawer = container.get(DRAWER);
    const watch = watchShell(session, drawer);
    const listener = vi.fn();
    const stop = watch.subscribe(listener);
    const before = watch.read();
    expect(watch.read()).toBe(before);
    drawer.send({ type: 'drawer.opened' });
    expect(listener).toHaveBeenCalled();
    expect(watch.read()).toEqual({ email: undefined, manages: false, menuOpen: true });
    stop();
    listener.mockClear();
    drawer.send({ type: 'drawer.closed' });
    expect(listener).not.toHaveBeenCalled();
  });
});
