import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeNativeDialog } from '@/adapters/browser/dialog.ts';
import { typingObstacle } from '@/adapters/browser/obstacles.ts';
import { startLoginDialog } from '@/auth/login.machine.ts';
import { posterEntry } from '@/composition/poster.ts';
import { startDrawer } from '@/shared/drawer.machine.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { whileOpen } from '@/shared/obstacles.machine.ts';
import { provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { HOME } from '@/ui/app/routes/routes.ts';
import { DRAWER_ID } from '@/ui/app/shell/dialogs.tsx';
import { PosterSlot } from '@/ui/pages/home/home-page.tsx';
import { PosterIsland } from '@/ui/pages/home/poster-view.tsx';
import { coreOf } from '../../../fakes/core.ts';
import { settled } from '../../../fakes/deferred.ts';
import { fakeDialogElement } from '../../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const visit = async ({ loginOpen = false, isTyping = false }) => {
  const login = startLoginDialog(HOME, fakeDialogElement(), recordedNavigation(), recordedToasts());
  if (loginOpen) login.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
  const drawer = startDrawer(makeNativeDialog(DRAWER_ID));
  const poster = provideOnceADay({
    flag: { read: () => undefined, write: () => undefined },
    clock: stillClock(new Date(2026, 10, 20, 22, 30)),
    obstacles: [whileOpen(drawer), whileOpen(login), typingObstacle],
  });
  const { core, offer, servicesOf } = await coreOf();
  offer(servicesOf(posterEntry), { poster });
  const loaded = createLoadable(() => Promise.resolve(core));
  await loaded.load();
  const pageWith = (shown: ReactNode) => (
    <CoreProvider core={loaded}>
      <input aria-label="이메일" />
      {shown}
    </CoreProvider>
  );
  const page = render(pageWith(null));
  if (isTyping) screen.getByRole('textbox').focus();
  // The poster is shown when its code is loaded.
  await act(async () => page.rerender(pageWith(<PosterIsland />)));
  return { login, poster: () => screen.queryByRole('dialog', { name: '추수감사주일 안내' }) };
};

const renderSlot = () =>
  render(
    <CoreProvider core={createLoadable(() => new Promise<never>(() => undefined))}>
      <PosterSlot />
    </CoreProvider>,
  );

describe('HOME-01 the picture of the poster', () => {
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it.each([
    ['2026-11-22T23:00:00', 'poster.svg'],
    ['2026-11-23T00:30:00', 'poster-motto.svg'],
  ])('is preloaded on %s: %s', (now, file) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    renderSlot();
    const preloads = [...document.head.querySelectorAll('link[rel="preload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(preloads).toEqual([expect.stringContaining(`/${file}`)]);
  });
});

describe('HOME-02 the picture of a poster that was closed today', () => {
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    document.head.replaceChildren();
  });

  it('is not fetched again', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00') });
    localStorage.setItem('mainPageModal', '2026-11-23');
    renderSlot();
    expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
  });
});

describe('HOME-01 the poster does not interrupt', () => {
  it('an open login dialog', async () => {
    const { login, poster } = await visit({ loginOpen: true });
    await act(settled);
    expect(poster()).toBeNull();
    act(() => login.send({ type: 'login.closed' }));
    await waitFor(() => expect(poster()).toBeVisible());
  });

  it('a reader who is typing', async () => {
    const { poster } = await visit({ isTyping: true });
    await act(settled);
    expect(poster()).toBeNull();
    act(() => screen.getByRole('textbox').blur());
    await waitFor(() => expect(poster()).toBeVisible());
  });
});
