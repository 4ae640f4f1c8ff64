import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeNativeDialog } from '@/adapters/browser/native-dialog.ts';
import { startLoginDialog } from '@/auth/machines/start-login-dialog.ts';
import { POSTER_FLAG, posterBindings } from '@/composition/poster.bindings.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG } from '@/composition/tokens.ts';
import { startDrawer } from '@/shared/machines/provide-drawer.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { HOME } from '@/ui/app/routes/routes.ts';
import { DRAWER_ID } from '@/ui/app/shell/dialog-ids.ts';
import { PosterIsland } from '@/ui/pages/home/poster-island.tsx';
import { PosterSlot } from '@/ui/pages/home/poster-slot.tsx';
import { settled } from '../../../fakes/deferred.ts';
import { fakeDialogElement } from '../../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';
import { withServices } from './with-services.tsx';

const HOUR = 3_600_000;

const memoryFlag = (start?: string): DailyFlag & { readonly kept: () => string | undefined } => {
  let day = start;
  return { read: () => day, write: (next) => void (day = next), kept: () => day };
};

const CLOCK_OF_TESTS = stillClock(new Date(2026, 10, 20, 22, 30));

const closedLogin = () => startLoginDialog(HOME, fakeDialogElement(), recordedNavigation(), recordedToasts());

const servicesWith = (flag: DailyFlag, clock = CLOCK_OF_TESTS, login = closedLogin()) =>
  withServices((container) => {
    container.load(posterBindings);
    container.rebind(POSTER_FLAG).toConstantValue(flag);
    container.bind(CLOCK).toConstantValue(clock);
    container.bind(DRAWER).toConstantValue(startDrawer(makeNativeDialog(DRAWER_ID)));
    container.bind(LOGIN_DIALOG).toConstantValue(login);
  });

const visit = async ({ flag = memoryFlag(), clock = CLOCK_OF_TESTS, loginOpen = false, isTyping = false } = {}) => {
  const login = closedLogin();
  if (loginOpen) login.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
  const services = await servicesWith(flag, clock, login);
  const pageWith = (island: ReactNode) =>
    services(
      <>
        <input aria-label="이메일" />
        {island}
      </>,
    );
  const page = render(pageWith(null));
  if (isTyping) screen.getByRole('textbox').focus();
  // The poster is shown when its code is loaded.
  page.rerender(pageWith(<PosterIsland />));
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
    'is shown to a visitor who has not seen it today: %j is kept',
    async (kept) => {
      const { poster } = await visit({ flag: memoryFlag(kept) });
      await waitFor(() => expect(poster()).toBeVisible());
      expect(screen.getByRole('img', { name: /추수감사주일/ })).toBeVisible();
      expect(screen.getByRole('link', { name: '행사 일정 보기' })).toHaveAttribute('href', '/communion/events');
    },
  );

  it('is not shown again on the same day', async () => {
    const { poster } = await visit({ flag: memoryFlag('2026-11-20') });
    await act(settled);
    expect(poster()).toBeNull();
  });

  it('is the feast’s until its day, and the motto from the day after', async () => {
    const onTheDay = await visit({ clock: stillClock(new Date(2026, 10, 22, 23, 59)) });
    await waitFor(() => expect(onTheDay.poster()).toBeVisible());
    onTheDay.leave();

    await visit({ clock: stillClock(new Date(2026, 10, 23, 0, 1)) });
    expect(await screen.findByRole('dialog', { name: '환영 인사' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^세상의 소망이 되는 교회/ })).toBeVisible();
  });

  it.each(['2026-12-25', '2027-06-01', '2031-01-01'])('is also shown on %s, years after the feast', async (day) => {
    await visit({ clock: stillClock(new Date(`${day}T09:00:00`)) });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('HOME-01 the picture of the poster', () => {
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it.each([
    ['2026-11-22T23:00:00', 'poster.svg'],
    ['2026-11-23T00:30:00', 'poster-motto.svg'],
  ])('is preloaded on %s: %s', async (now, file) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const services = await servicesWith(memoryFlag());
    render(services(<PosterSlot />));
    const preloads = [...document.head.querySelectorAll('link[rel="preload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(preloads).toEqual([expect.stringContaining(`/${file}`)]);
  });
});

describe('HOME-02 closing the poster', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '닫기' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['following its link', () => userEvent.click(screen.getByRole('link', { name: '행사 일정 보기' }))],
  ])('by %s stores today', async (_, close) => {
    const { flag, poster } = await visit();
    await waitFor(() => expect(poster()).toBeVisible());
    expect(flag.kept()).toBeUndefined();
    await close();
    expect(poster()).toBeNull();
    expect(flag.kept()).toBe('2026-11-20');
  });

  it('is necessary to store today: leaving the page does not', async () => {
    const { flag, poster, leave } = await visit();
    await waitFor(() => expect(poster()).toBeVisible());
    leave();
    expect(flag.kept()).toBeUndefined();
  });

  it('REL-23 at 22:30 hides it until midnight', async () => {
    const first = await visit();
    await waitFor(() => expect(first.poster()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    first.leave();

    first.clock.advance(HOUR);
    const tonight = await visit(first);
    await act(settled);
    expect(tonight.poster()).toBeNull();
    tonight.leave();

    first.clock.advance(HOUR);
    const tomorrow = await visit(first);
    await waitFor(() => expect(tomorrow.poster()).toBeVisible());
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
