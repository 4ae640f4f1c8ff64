import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { aWireEvent, eventServer } from '../../../../../fakes/event-server.ts';
import { settle } from '../../../../../support/render-with-core.tsx';
import { bars, cell, dialog, grid, openCalendar, title } from '../open-calendar.tsx';

const DECEMBER = 'GET api/Event/?startDate=2026-12-01&endDate=2026-12-31';

const prayer = aWireEvent({ id: 2, name: '성경통독', start: '2026-11-19', end: '2026-11-24', type: '주간행사' });

describe('EVNT-01 the month', () => {
  it('is a list alone on a narrow screen, and a grid too on paper, which may be wider', async () => {
    await openCalendar({ server: eventServer([aWireEvent()]), wide: false });
    expect(screen.getByRole('list', { name: /11월/ })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('follows the address, and closes the dialogs of the old month', async () => {
    await openCalendar();
    await userEvent.click(cell(/^11월 18일/));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => navigate('/communion/events?month=2027-01'));
    await settle();
    expect(title()).toBe('2027년 1월');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the days before and after the month', () => {
  it('have a button back to this month only from another one', async () => {
    await openCalendar();
    expect(screen.getByRole('button', { name: '이번 달로' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }));
    await userEvent.click(screen.getByRole('button', { name: '이번 달로' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getByRole('button', { name: '이번 달로' })).toBeDisabled();
  });

  it('that could not be loaded have a message that does not blame the reader’s connection', async () => {
    const server = eventServer();
    server.spoil('GET');
    await openCalendar({ server });
    expect(screen.getByRole('alert')).toHaveTextContent('서버에 문제가 생겼습니다.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('인터넷');
  });
});

describe('an event that the address highlights', () => {
  const open = (query: string) =>
    openCalendar({ server: eventServer([aWireEvent(), prayer]), page: `/communion/events?${query}` });

  it('gets the focus when its dialog is closed', async ({ onTestFinished }) => {
    const sizes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
    onTestFinished(() => sizes.mockRestore());
    await open('event=2&month=2026-11');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(document.activeElement).toHaveAttribute('data-event', '2');
  });

  it('stays closed after it was closed', async () => {
    await open('event=2&month=2026-11');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was deleted is said to be deleted', async () => {
    await open('event=99&month=2026-11');
    expect(screen.getByRole('alert')).toHaveTextContent('찾으시는 행사가 이 달에 없습니다.');
  });
});

describe('EVNT-03, EVNT-04 the events', () => {
  it('can be saved as a calendar file', async () => {
    const { files } = await openCalendar({ server: eventServer([prayer]) });
    await userEvent.click(cell(/^11월 20일/));
    await userEvent.click(dialog().getByRole('button', { name: '내 달력에 추가 성경통독' }));
    expect(files).toMatchObject([{ name: '2026-11-19-성경통독.ics', mediaType: 'text/calendar' }]);
    expect(files[0]?.content).toContain('DTEND;VALUE=DATE:20261125\r\n');
    expect(files[0]?.content).toContain('DESCRIPTION:주간행사 · 주관 교역자회\r\n');
  });

  it('of an unknown type are shown too', async () => {
    await openCalendar({ server: eventServer([aWireEvent({ type: '소풍' })]) });
    expect(bars()[0]).toHaveTextContent('행사, 11월 18일, 수요 말씀과 기도');
  });
});

describe('EVNT-07 a month that cannot be read', () => {
  it('opens no day before its events are loaded', async () => {
    const server = eventServer();
    server.spoil('GET');
    await openCalendar({ server });
    await userEvent.click(cell(/^11월 18일/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has days that say when they are empty', async () => {
    await openCalendar();
    await userEvent.click(cell(/^11월 18일/));
    expect(dialog().getByText('이 날에는 등록된 행사가 없습니다.')).toBeVisible();
  });
});

describe('the keyboard in the grid', () => {
  const inGrid = async (keys: string) => {
    act(() => cell(/오늘/).focus());
    await userEvent.keyboard(keys);
    await settle();
    return document.activeElement?.getAttribute('aria-label')?.split(',')[0];
  };

  it('has one Tab stop', async () => {
    await openCalendar({ server: eventServer([aWireEvent(), prayer]) });
    const stops = grid()
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell(/오늘/)]);
    expect(bars().every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  });

  it('does not handle the browser’s own shortcuts', async () => {
    await openCalendar();
    expect(await inGrid('{Alt>}{ArrowLeft}{/Alt}')).toBe('11월 20일 금요일');
  });

  it('shows the next month for one of its days', async () => {
    const { server } = await openCalendar();
    await userEvent.click(cell(/^12월 3일/));
    await settle();
    expect(title()).toBe('2026년 12월');
    expect(cell(/^12월 3일/)).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls()).toContain(DECEMBER);
  });
});
