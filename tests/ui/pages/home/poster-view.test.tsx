import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeNativeDialog } from '@/adapters/browser/dialog.ts';
import { typingObstacle } from '@/adapters/browser/obstacles.ts';
import { startLoginDialog } from '@/auth/login.machine.ts';
import type { LoginDialogActor } from '@/composition/tokens.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { DailyFlag } from '@/shared/device.ports.ts';
import { startDrawer } from '@/shared/drawer.machine.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { whileOpen } from '@/shared/obstacles.machine.ts';
import { provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { HOME } from '@/ui/app/routes/routes.ts';
import { DRAWER_ID } from '@/ui/app/shell/dialogs.tsx';
import { PosterSlot } from '@/ui/pages/home/home-page.tsx';
import { Poster } from '@/ui/pages/home/poster-view.tsx';
import { settled } from '../../../fakes/deferred.ts';
import { fakeDialogElement } from '../../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const HOUR = 3_600_000;

const memoryFlag = (start?: string): DailyFlag & { readonly stored: () => string | undefined } => {
  let day = start;
  return { read: () => day, write: (next) => void (day = next), stored: () => day };
};

const CLOCK_OF_TESTS = stillClock(new Date(2026, 10, 20, 22, 30));

const closedLogin = () => startLoginDialog(HOME, fakeDialogElement(), recordedNavigation(), recordedToasts());

const posterWith = (flag: DailyFlag, clock: Clock, login: LoginDialogActor) => {
  const drawer = startDrawer(makeNativeDialog(DRAWER_ID));
  return provideOnceADay({ flag, clock, obstacles: [whileOpen(drawer), whileOpen(login), typingObstacle] });
};

const visit = ({ flag = memoryFlag(), clock = CLOCK_OF_TESTS, loginOpen = false, isTyping = false } = {}) => {
  const login = closedLogin();
  if (loginOpen) login.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
  const services = { poster: posterWith(flag, clock, login) };
  const pageWith = (poster: ReactNode) => (
    <>
      <input aria-label="이메일" />
      {poster}
    </>
  );
  const page = render(pageWith(null));
  if (isTyping) screen.getByRole('textbox').focus();
  // The poster is shown when its code is loaded.
  page.rerender(pageWith(<Poster services={services} />));
  return {
    flag,
    clock,
    login,
    leave: page.unmount,
    poster: () => screen.queryByRole('dialog', { name: '추수감사주일 안내' }),
  };
};

describe('HOME-01 the poster of the day', () => {
  it.each(['2026-11-19', '{"day":', ''])(
    'is shown to a visitor who has not seen it today: %j is stored',
    async (stored) => {
      const { poster } = visit({ flag: memoryFlag(stored) });
      await waitFor(() => expect(poster()).toBeVisible());
      expect(screen.getByRole('img', { name: /추수감사주일/ })).toBeVisible();
      expect(screen.getByRole('link', { name: '행사 일정 보기' })).toHaveAttribute('href', '/communion/events');
    },
  );

  it('is not shown again on the same day', async () => {
    const { poster } = visit({ flag: memoryFlag('2026-11-20') });
    await act(settled);
    expect(poster()).toBeNull();
  });

  it('is the feast’s until its day, and the motto from the day after', async () => {
    const onTheDay = visit({ clock: stillClock(new Date(2026, 10, 22, 23, 59)) });
    await waitFor(() => expect(onTheDay.poster()).toBeVisible());
    onTheDay.leave();

    visit({ clock: stillClock(new Date(2026, 10, 23, 0, 1)) });
    expect(await screen.findByRole('dialog', { name: '환영 인사' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^세상의 소망이 되는 교회/ })).toBeVisible();
  });

  it.each(['2026-12-25', '2027-06-01', '2031-01-01'])('is also shown on %s, years after the feast', async (day) => {
    visit({ clock: stillClock(new Date(`${day}T09:00:00`)) });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

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

describe('HOME-02 closing the poster', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '닫기' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['following its link', () => userEvent.click(screen.getByRole('link', { name: '행사 일정 보기' }))],
  ])('by %s stores today', async (_, close) => {
    const { flag, poster } = visit();
    await waitFor(() => expect(poster()).toBeVisible());
    expect(flag.stored()).toBeUndefined();
    await close();
    expect(poster()).toBeNull();
    expect(flag.stored()).toBe('2026-11-20');
  });

  it('is necessary to store today: leaving the page does not', async () => {
    const { flag, poster, leave } = visit();
    await waitFor(() => expect(poster()).toBeVisible());
    leave();
    expect(flag.stored()).toBeUndefined();
  });

  it('REL-23 at 22:30 hides it until midnight', async () => {
    const first = visit();
    await waitFor(() => expect(first.poster()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    first.leave();

    first.clock.advance(HOUR);
    const tonight = visit(first);
    await act(settled);
    expect(tonight.poster()).toBeNull();
    tonight.leave();

    first.clock.advance(HOUR);
    const tomorrow = visit(first);
    await waitFor(() => expect(tomorrow.poster()).toBeVisible());
  });
});

describe('HOME-01 the poster does not interrupt', () => {
  it('an open login dialog', async () => {
    const { login, poster } = visit({ loginOpen: true });
    await act(settled);
    expect(poster()).toBeNull();
    act(() => login.send({ type: 'login.closed' }));
    await waitFor(() => expect(poster()).toBeVisible());
  });

  it('a reader who is typing', async () => {
    const { poster } = visit({ isTyping: true });
    await act(settled);
    expect(poster()).toBeNull();
    act(() => screen.getByRole('textbox').blur());
    await waitFor(() => expect(poster()).toBeVisible());
  });
});
