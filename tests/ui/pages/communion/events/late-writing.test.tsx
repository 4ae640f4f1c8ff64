import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aRawToken } from '../../../../builders/access-token.ts';
import { EDITOR, openCalendar } from './open-calendar.tsx';

const LOADED = { timeout: 10_000 };

/** The file with what publishers use, which comes when the test says so. */
const file = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive(), isAskedFor: false };
});

vi.mock('@/ui/pages/communion/events/events-writing.tsx', async (importOriginal) => {
  file.isAskedFor = true;
  await file.arrival;
  return importOriginal();
});

describe('PERM-02 what publishers use over the calendar', () => {
  it.each([
    ['a visitor', undefined],
    ['a member', aRawToken()],
  ])('is not loaded for %s', async (_, kept) => {
    await openCalendar(kept === undefined ? {} : { kept });
    expect(file.isAskedFor).toBe(false);
  });

  it('EVNT-05 is loaded for an editor before any press; a press before it is there opens the form when it comes', async () => {
    await openCalendar({ kept: EDITOR });
    expect(file.isAskedFor).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '새 행사 등록' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    file.arrive();
    expect(await screen.findByRole('dialog', { name: '새 행사 등록' }, LOADED)).toBeVisible();
    expect(screen.getByLabelText('행사 이름')).toHaveFocus();
  });
});
